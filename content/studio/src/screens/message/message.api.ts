import type { components } from "@portico/openapi/studio";
import { answer } from "../../api/answer.ts";
import type { Reading } from "../../data/useRead.ts";

export type Message = components["schemas"]["Message"];
export type Scope = Message["scope"];

/** One message, for both sites or with the words that one site has of its own. */
export const messageReading = (key: string, scope: Scope): Reading<Message> => ({
  name: `messages/${key}/${scope}`,
  load: ({ content }) => answer(content.GET("/content/v1/editor/messages/{key}", { params: { path: { key }, query: { scope } } })),
});
