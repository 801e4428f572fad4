import "react-day-picker/style.css";
import "../shared/unstyled.css";
import { mount } from "../shared/mount.tsx";
import { Screen } from "./Screen.tsx";

mount(Screen);
