import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Box, Columns, Inline, Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { contentSites } from "@portico/gate/permissions";
import { type Language, languages } from "@portico/message/tree";
import { WordDiff } from "../components/word-diff/WordDiff.tsx";
import { useRead } from "../data/useRead.ts";
import { useEditor } from "../session/sessionContext.ts";
import { type Message, messageReading } from "./message.api.ts";
import type { DraftHandle } from "./useDraft.ts";
import type { Checked } from "./useWordingChecks.ts";
import { mayWrite } from "./useWriting.ts";
import { WordsField } from "./words/WordsField.tsx";

export type LanguagesProps = {
  message: Message;
  draft: DraftHandle;
  checks: Record<Language, Checked>;
  may: Record<Language, boolean>;
};

/** Both languages side by side, or stacked on narrow screens: the field, then the live wording. */
export function Languages(props: LanguagesProps) {
  const t = useCopy();
  const { message, draft } = props;
  const isNew = message.live === undefined && message.draft === undefined;
  return (
    <Stack gap="medium">
      <Heading level={2}>{t("studio.editor.words")}</Heading>
      {isNew && props.may.en && props.may.es && <WordsOfBothSites message={message} draft={draft} />}
      <Columns template="equal" collapseBelow="desktop">
        {languages.map((language) => (
          <OneLanguage key={language} language={language} {...props} untouched={isNew && !draft.dirty} />
        ))}
      </Columns>
    </Stack>
  );
}

function OneLanguage({
  language,
  message,
  draft,
  checks,
  may,
  untouched,
}: LanguagesProps & { language: Language; untouched: boolean }) {
  // A user limited to one site cannot write the wording of both sites; the reason shown is the site, not the language.
  const grants = useEditor()?.grants ?? [];
  const closedToSite =
    message.scope === "all" && contentSites.some((site) => mayWrite(grants, message.key, site, language));
  const change = (text: string) => draft.change({ [language]: text });
  return (
    <Stack gap="small">
      <WordsField
        language={language}
        args={message.args}
        value={draft.words[language]}
        onChange={change}
        // Nothing is typed yet, so no findings are shown.
        found={untouched ? [] : checks[language].found}
        readOnly={!may[language]}
        closedToSite={closedToSite}
      />
      <LiveWords language={language} live={message.live?.[language]} now={draft.words[language]} />
    </Stack>
  );
}

/** A site without its own wording uses that of both sites, which is also the initial value for a new site wording. */
function WordsOfBothSites({ message: { key }, draft }: { message: Message; draft: DraftHandle }) {
  const t = useCopy();
  const { read } = useRead(messageReading({ key, scope: "all" }));
  const live = read.data?.live;
  if (!live) return null;
  return (
    <Inline>
      <Text>{t("studio.editor.site.none")}</Text>
      <Button variant="secondary" size="compact" onPress={() => draft.change({ en: live.en, es: live.es })}>
        {t("studio.editor.site.start")}
      </Button>
    </Inline>
  );
}

type Props = { language: Language; live: string | undefined; now: string };

/** Placeholders, plurals and tags: the live wording is shown as ICU source. */
const isNotation = /[{<]/;

/** The live wording; once it differs from the draft, the diff. */
function LiveWords({ language, live, now }: Props) {
  const t = useCopy();
  if (live === undefined) return null;
  return (
    <Box variant="sunken" padding="medium">
      <Stack gap="xsmall">
        <Text size="small" tone="quiet">
          {t(
            live !== now
              ? "studio.editor.live.differs"
              : isNotation.test(live)
                ? "studio.editor.live.notation"
                : "studio.editor.live.same",
          )}
        </Text>
        <Text as="div">
          <WordDiff lang={language} before={live} after={now} />
        </Text>
      </Stack>
    </Box>
  );
}
