import type { operations } from "@portico/openapi/translation";
import { answer, type Answer } from "../api/answer.ts";
import type { Client } from "../api/client.ts";
import type { Reading } from "./useRead.ts";

export type Namespace = { name: string; messages: number };

/** The catalogue's namespaces (first part of each key), with their number of messages. */
export const namespacesReading: Reading<Namespace[]> = {
  name: "namespaces",
  async load({ translation }) {
    const answered = await answer(translation.GET("/content/v1/editor/namespaces"));
    return answered.ok ? { ...answered, data: answered.data.namespaces } : answered;
  },
};

export type Other = operations["sayWhereIAm"]["responses"]["200"]["content"]["application/json"]["others"][number];

/** Reports presence and returns who else is there. `place`: `message:<key>` or `change-set:<id>`. */
export const sayWhereIAm = ({ translation, writing }: Client, place: string): Promise<Answer<{ others: Other[] }>> =>
  answer(translation.PUT("/content/v1/editor/presence", { params: { header: writing() }, body: { place } }));

export type Suggestions = operations["getSuggestions"]["responses"]["200"]["content"]["application/json"];
export type Translation = Suggestions["translations"][number];
export type SuggestedTerm = Suggestions["terms"][number];

/** The service's maximum length of the English text; UTF-16 units. */
const longest = 2000;

/** Suggestions for translating an English text; the message itself is excluded. */
export function suggestionsReading(key: string, english: string): Reading<Suggestions> {
  const text = english.slice(0, longest);
  return {
    name: `suggestions/${key}/${text}`,
    load: ({ translation }) =>
      answer(translation.GET("/content/v1/editor/suggestions", { params: { query: { text, key } } })),
  };
}
