import "./styles.scss";
import { mount } from "../shared/mount.tsx";
import { Screen } from "./Screen.tsx";

mount(Screen);
