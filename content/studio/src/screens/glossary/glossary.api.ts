import type { components } from "@portico/openapi/translation";
import { answer } from "../../api/answer.ts";
import type { Change } from "../../data/useAction.ts";
import type { Reading } from "../../data/useRead.ts";

export type Term = components["schemas"]["Term"];
export type NewTerm = components["schemas"]["NewTerm"];

/** The whole glossary; the browser searches it. */
export const termsReading: Reading<Term[]> = {
  name: "terms",
  async load({ translation }) {
    const answered = await answer(translation.GET("/content/v1/editor/terms"));
    return answered.ok ? { ...answered, data: answered.data.terms } : answered;
  },
};

/** Reads invalidated by a glossary change: suggestions and findings depend on it. */
const changes = ["terms", "suggestions", "messages"] as const;

/** A term with the version (ETag) that the edit is based on. */
export type TermVersion = Pick<Term, "id" | "etag">;

/** Adds or edits a term. */
export const saveTerm: Change<{ from: TermVersion | undefined; term: NewTerm }, Term> = {
  act({ translation, writing }, { from, term }) {
    if (from === undefined)
      return answer(translation.POST("/content/v1/editor/terms", { params: { header: writing() }, body: term }));
    return answer(
      translation.PUT("/content/v1/editor/terms/{term}", {
        params: { header: writing(from.etag), path: { term: from.id } },
        body: term,
      }),
    );
  },
  changes,
};

export const removeTerm: Change<TermVersion, unknown> = {
  act: ({ translation, writing }, { id, etag }) =>
    answer(
      translation.DELETE("/content/v1/editor/terms/{term}", { params: { header: writing(etag), path: { term: id } } }),
    ),
  changes,
};
