import { useCopy, useLocale } from "@portico/content-runtime/react";
import type { components } from "@portico/openapi/studio";
import { setUpLines, wordLines } from "./formLines.ts";
import { PartDifferences } from "./PartDifferences.tsx";

export type FormDefinition = NonNullable<components["schemas"]["Form"]["live"]>;

type Sides = { before: FormDefinition | undefined; after: FormDefinition | undefined };

/** The changed parts of a web form: its words in each language, and how it is set up. */
export function FormDifference({ before, after }: Sides) {
  const t = useCopy();
  const shown: "en" | "es" = useLocale().locale === "es-US" ? "es" : "en";
  const setUp = useSetUp();
  const parts = [
    ...(["en", "es"] as const).map((lang) => ({
      id: lang,
      lang,
      name: t(`studio.differences.language.${lang}`),
      sides: [wordLines(before, lang), wordLines(after, lang)] as const,
    })),
    {
      id: "setUp",
      lang: shown,
      name: t("studio.differences.form.setUp"),
      sides: [setUp(before), setUp(after)] as const,
    },
  ];
  return <PartDifferences parts={parts} />;
}

function useSetUp() {
  const t = useCopy();
  return (form: FormDefinition | undefined) =>
    setUpLines(form, {
      topic: (topic) => t("studio.forms.topic", { topic }),
      offered: (isOffered) => t(isOffered ? "studio.forms.offered.yes" : "studio.forms.offered.no"),
      kind: (kind) => t("studio.forms.kind", { kind }),
      required: (isRequired) => t(isRequired ? "studio.forms.required.yes" : "studio.forms.required.no"),
      rule: (rule) => t("studio.forms.rule", { rule }),
      askedIf: ({ field, choice }) => t("studio.forms.askedIf", { field, choice }),
    });
}
