import type { components } from "@portico/openapi/tv";
import { createRead, type ReadState } from "../../api/read.ts";

export type Lineup = components["schemas"]["Lineup"];
export type Channel = components["schemas"]["Channel"];

/** The TV of the current account (SERV-12). */
export const lineupRead = createRead<Lineup, { accountId: string }>("tv/lineup");

/** Use only on the screen of TV, which brings this slice. */
export const selectLineup = (root: unknown) => (root as { tv: ReadState<Lineup> }).tv;
