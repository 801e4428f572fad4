import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { Grid, Inline, Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { languages, type Language } from "@portico/message/tree";
import { useEffect, useId, useRef } from "react";
import { WordDiff } from "../components/word-diff/WordDiff.tsx";
import type { EditConflict, SavingHandle } from "./useSaving.ts";

/** Edit conflict: shows the base, saved and typed versions side by side, and the options. Nothing typed is lost. */
export function Conflict({ conflict, saving }: { conflict: EditConflict; saving: SavingHandle }) {
  const t = useCopy();
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const author = conflict.latest.draft?.author;
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-labelledby={id}>
      <Card variant="tint" labelledBy={id}>
        <Stack gap="medium">
          <CardTitle level={2} id={id}>
            {t("studio.editor.conflict.title")}
          </CardTitle>
          <Text>{author ? t("studio.editor.conflict.by", { author }) : t("studio.editor.conflict.published")}</Text>
          {languages.map((language) => (
            <Versions key={language} language={language} conflict={conflict} />
          ))}
          <Inline>
            <Button onPress={saving.keepMine} busy={saving.busy ? t("studio.editor.save.busy") : undefined}>
              {t("studio.editor.conflict.keep")}
            </Button>
            <Button variant="secondary" onPress={saving.editOn}>
              {t("studio.editor.conflict.edit")}
            </Button>
            <Button variant="secondary" onPress={saving.takeTheirs}>
              {t("studio.editor.conflict.take")}
            </Button>
          </Inline>
        </Stack>
      </Card>
    </div>
  );
}

function Versions({ language, conflict: { base, theirs, mine } }: { language: Language; conflict: EditConflict }) {
  const t = useCopy();
  const before = base?.[language] ?? "";
  return (
    <Stack gap="xsmall">
      <Heading level={3}>{t(`studio.editor.language.${language}`)}</Heading>
      <Grid min="medium">
        <Version name={t("studio.editor.conflict.base")} language={language} before={before} after={before} />
        <Version
          name={t("studio.editor.conflict.theirs")}
          language={language}
          before={before}
          after={theirs?.[language] ?? ""}
        />
        <Version name={t("studio.editor.conflict.mine")} language={language} before={before} after={mine[language]} />
      </Grid>
    </Stack>
  );
}

function Version({
  name,
  language,
  before,
  after,
}: {
  name: string;
  language: Language;
  before: string;
  after: string;
}) {
  const t = useCopy();
  return (
    <Stack gap="xsmall">
      <Text size="small" weight="strong">
        {name}
      </Text>
      <Text as="div">
        {before === "" && after === "" ? (
          t("studio.editor.conflict.nothing")
        ) : (
          <WordDiff lang={language} before={before} after={after} />
        )}
      </Text>
    </Stack>
  );
}
