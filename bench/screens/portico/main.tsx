import "@portico/design-system/theme";
import { LocaleProvider } from "@portico/design-system/locale";
import type { ReactNode } from "react";
import { mount } from "../shared/mount.tsx";
import { Screen } from "./Screen.tsx";

mount(Screen, ({ children }: { children: ReactNode }) => <LocaleProvider locale="en-US">{children}</LocaleProvider>);
