import CssBaseline from "@mui/material/CssBaseline";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { ReactNode } from "react";
import { mount } from "../shared/mount.tsx";
import { Screen } from "./Screen.tsx";

mount(Screen, ({ children }: { children: ReactNode }) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <CssBaseline />
    {children}
  </LocalizationProvider>
));
