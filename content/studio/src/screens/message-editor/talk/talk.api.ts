import type { components } from "@portico/openapi/studio";
import { answer } from "../../../api/answer.ts";
import type { Reading } from "../../../data/useRead.ts";

export type Entry = components["schemas"]["Change"];

/** The last changes of a message, newest first. */
export const historyReading = (key: string): Reading<Entry[]> => ({
  name: `changes/${key}`,
  load: async ({ content }) => {
    const done = await answer(content.GET("/content/v1/editor/changes", { params: { query: { key, limit: 200 } } }));
    return done.ok ? { ...done, data: done.data.changes } : done;
  },
});
