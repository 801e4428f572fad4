import type { components } from "@portico/openapi/studio";
import { answer } from "../api/answer.ts";
import type { Reading } from "./useRead.ts";

type Schemas = components["schemas"];
export type HistoryEntry = Schemas["Change"];
export type HistoryAction = Schemas["ChangeAction"];
export type HistoryFilter = {
  author?: string;
  action?: HistoryAction;
  key?: string;
  changeSet?: number;
  /** Only what was done as a whole, without an entry for each item. */
  whole?: boolean;
  before?: number;
  limit: number;
};
export type Verification = { intact: boolean; entries: number; brokenAt?: number };

/** The audit history, newest first. */
export const changesReading = (query: HistoryFilter): Reading<HistoryEntry[]> => ({
  name: `changes/list/${JSON.stringify(query)}`,
  async load({ content }) {
    const answered = await answer(content.GET("/content/v1/editor/changes", { params: { query } }));
    return answered.ok ? { ...answered, data: answered.data.changes } : answered;
  },
});

/** Whether the history's hash chain is intact. */
export const verificationReading: Reading<Verification> = {
  name: "changes/verification",
  load: ({ content }) => answer(content.GET("/content/v1/editor/changes/verification")),
};

/** URL of the whole history as a spreadsheet. */
export const historyFile = "/content/v1/editor/changes/export";
