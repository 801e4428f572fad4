import { formProblems } from "@portico/rules/webForm";
import type { Finding, FormDefinition } from "../content.types.ts";

/** The content gate's findings for a web form; empty when it can be published. */
export const formFindings = (key: string, definition: FormDefinition): Finding[] =>
  formProblems(definition).map(({ place, error }) => ({
    code: "BAD_FORM",
    severity: "error",
    key,
    place,
    formError: error,
  }));
