import { ConfigProvider } from "antd";
import type { ReactNode } from "react";
import { mount } from "../shared/mount.tsx";
import { Screen } from "./Screen.tsx";

mount(Screen, ({ children }: { children: ReactNode }) => <ConfigProvider>{children}</ConfigProvider>);
