import type { components } from "@portico/openapi/studio";
import { answer } from "../api/answer.ts";
import type { Reading } from "./useRead.ts";

export type CountedError = components["schemas"]["CountedError"];

/** What customers' browsers missed in the last 30 days, most frequent first. */
export const problemsReading: Reading<CountedError[]> = {
  name: "problems",
  async load({ content }) {
    const answered = await answer(content.GET("/content/v1/editor/errors"));
    return answered.ok ? { ...answered, data: answered.data.errors } : answered;
  },
};
