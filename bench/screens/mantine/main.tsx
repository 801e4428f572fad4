import "@mantine/core/styles.css";
import "@mantine/dates/styles.css";
import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { mount } from "../shared/mount.tsx";
import { Screen } from "./Screen.tsx";

mount(Screen, ({ children }: { children: ReactNode }) => <MantineProvider>{children}</MantineProvider>);
