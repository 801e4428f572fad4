import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { useId } from "react";
import type { components } from "@portico/openapi/studio";

export type WordingProps = { title: string; wording: components["schemas"]["Wording"] };

/** The words of both languages, as they are written. */
export function Wording({ title, wording }: WordingProps) {
  const t = useCopy();
  const id = useId();
  const item = (language: "en" | "es") => ({ id: language, term: t(`studio.messages.column.${language}`), detail: <span lang={language}>{wording[language]}</span> });
  return (
    <Card labelledBy={id}>
      <Stack gap="medium">
        <CardTitle level={2} id={id}>
          {title}
        </CardTitle>
        <DescriptionList look="pairs" items={[item("en"), item("es")]} />
      </Stack>
    </Card>
  );
}
