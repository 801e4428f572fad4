import type { StateFromReducersMapObject } from "redux";
import { accountWorkflows } from "./account.workflows.ts";
import { autoPayWorkflows } from "./autoPay.workflows.ts";
import { homeWorkflows } from "./home.workflows.ts";
import { payWorkflows } from "./pay.workflows.ts";
import { scheduledWorkflows } from "./scheduled.workflows.ts";
import { standingWorkflows } from "./standing.workflows.ts";
import { statementsWorkflows } from "./statements.workflows.ts";
import { walletWorkflows } from "./wallet.workflows.ts";

/** Everything that billing runs. Screens take what they need from where it is: who imports all of it loads all of it. */
export const allWorkflows = [standingWorkflows, homeWorkflows, payWorkflows, autoPayWorkflows, scheduledWorkflows, walletWorkflows, statementsWorkflows, accountWorkflows];

type Kept<Of> = Of extends { reducers: infer Reducers } ? Reducers : never;
type Joined<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void ? All : never;

/** What is kept where all of them have arrived. */
export type WorkflowState = StateFromReducersMapObject<Joined<Kept<(typeof allWorkflows)[number]>>>;
