import type { operations } from "@portico/openapi/translation";
import { answer } from "../../api/answer.ts";
import type { Reading } from "../../data/useRead.ts";

export type Suggestions = operations["getSuggestions"]["responses"]["200"]["content"]["application/json"];
export type Translation = Suggestions["translations"][number];
export type SuggestedTerm = Suggestions["terms"][number];

/** As much of the English as the service looks at; UTF-16 units. */
const longest = 2000;

/** What helps with the Spanish of these English words; the message itself is no help for itself. */
export function suggestionsReading(key: string, english: string): Reading<Suggestions> {
  const text = english.slice(0, longest);
  return { name: `suggestions/${key}/${text}`, load: ({ translation }) => answer(translation.GET("/content/v1/editor/suggestions", { params: { query: { text, key } } })) };
}
