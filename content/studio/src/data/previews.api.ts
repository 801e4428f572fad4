import type { components } from "@portico/openapi/studio";
import { answer } from "../api/answer.ts";
import type { Reading } from "./useRead.ts";

type Schemas = components["schemas"];
/** Whose portal can be shown, and which of its pages. Nobody but visitors where there is no demo. */
export type PreviewChoices = Schemas["PreviewChoices"];
export type PreviewPerson = Schemas["PreviewPerson"];
export type PreviewPage = Schemas["PreviewPage"];

export const previewsReading: Reading<PreviewChoices> = {
  name: "previews",
  load: ({ content }) => answer(content.GET("/content/v1/editor/previews")),
};
