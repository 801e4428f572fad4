import { answer } from "../api/answer.ts";
import type { Reading } from "./useRead.ts";

export type Namespace = { name: string; messages: number };

/** The namespaces of the catalogue: the first word of each key, with how many messages have it. */
export const namespacesReading: Reading<Namespace[]> = {
  name: "namespaces",
  async load({ translation }) {
    const answered = await answer(translation.GET("/content/v1/editor/namespaces"));
    return answered.ok ? { ...answered, data: answered.data.namespaces } : answered;
  },
};
