import type { components } from "@portico/openapi/studio";
import { answer } from "../api/answer.ts";
import type { Reading } from "./useRead.ts";

type Schemas = components["schemas"];
/** The customers and pages that can be previewed. Without demo data only anonymous visitors. */
export type PreviewChoices = Schemas["PreviewChoices"];
export type PreviewPerson = Schemas["PreviewPerson"];

export const previewsReading: Reading<PreviewChoices> = {
  name: "previews",
  load: ({ content }) => answer(content.GET("/content/v1/editor/previews")),
};
