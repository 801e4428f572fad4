import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { speedTestWorkflows } from "./speedTest.workflows.ts";
import { SpeedTestScreen } from "./SpeedTestScreen.tsx";

/** The screen as the router takes it. */
export const speedTestScreen = withWorkflows(SpeedTestScreen, speedTestWorkflows);
