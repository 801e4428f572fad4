import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { contentSites } from "@portico/gate/permissions";
import { Columns, Inline, Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { languages, type Language } from "@portico/message/tree";
import { useRead } from "../data/useRead.ts";
import { useEditor } from "../session/sessionContext.ts";
import { LiveWords } from "./LiveWords.tsx";
import { mayWrite } from "./mayWrite.ts";
import { type Message, messageReading } from "./message.api.ts";
import type { DraftHandle } from "./useDraft.ts";
import type { Checked } from "./useVerdicts.ts";
import { WordsField } from "./words/WordsField.tsx";

export type LanguagesProps = { message: Message; draft: DraftHandle; verdicts: Record<Language, Checked>; may: Record<Language, boolean> };

/** Both languages beside each other, or one below the other where there is no room: the field, then what customers read now. */
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

function OneLanguage({ language, message, draft, verdicts, may, untouched }: LanguagesProps & { language: Language; untouched: boolean }) {
  // Somebody of one site may write the other language no better: it is the site that is not theirs.
  const grants = useEditor()?.grants ?? [];
  const closedToSite = message.scope === "all" && contentSites.some((site) => mayWrite(grants, message.key, site, language));
  const change = (text: string) => draft.change({ [language]: text });
  return (
    <Stack gap="small">
      <WordsField
        language={language}
        args={message.args}
        value={draft.words[language]}
        onChange={change}
        // Nobody has written anything yet: there is nothing to find fault with.
        found={untouched ? [] : verdicts[language].found}
        readOnly={!may[language]}
        closedToSite={closedToSite}
      />
      <LiveWords language={language} live={message.live?.[language]} now={draft.words[language]} />
    </Stack>
  );
}

/** A site without words of its own shows those of both sites; whoever gives it some starts from them. */
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
