import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Inline, Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { useId } from "react";
import {
  type Suggestions as Found,
  type SuggestedTerm,
  suggestionsReading,
  type Translation,
} from "../../data/translation.api.ts";
import { useRead } from "../../data/useRead.ts";
import { KeyText } from "../InlineText.tsx";
import { ScreenState, TextSkeleton } from "../ScreenState.tsx";
import { useDebounced } from "../useDebounced.ts";

export type SuggestionsProps = {
  /** The message being edited. */
  messageKey: string;
  /** Its English text as it is typed. */
  english: string;
  /** Called with the Spanish of the earlier translation to insert. */
  onUse: (spanish: string) => void;
};

/**
 * Translation memory and glossary for the Spanish: glossary terms in the English text, and translations of similar
 * texts. Follows the English text with a debounce.
 *
 * @example <Suggestions messageKey={key} english={wording.en} onUse={(es) => setWording({ ...wording, es })} />
 */
export function Suggestions({ english, ...rest }: SuggestionsProps) {
  const t = useCopy();
  const id = useId();
  const debounced = useDebounced(english).trim();
  return (
    <section aria-labelledby={id}>
      <Stack gap="medium">
        <Heading level={2} size={3} id={id}>
          {t("studio.suggestions.title")}
        </Heading>
        {debounced === "" ? <Nothing /> : <SuggestionsFor {...rest} english={debounced} />}
      </Stack>
    </section>
  );
}

function Nothing() {
  return <Text tone="quiet">{useCopy()("studio.suggestions.nothing")}</Text>;
}

function SuggestionsFor({ messageKey, english, onUse }: SuggestionsProps) {
  const t = useCopy();
  const { read, again } = useRead(suggestionsReading(messageKey, english));
  const isNothing = ({ terms, translations }: Found) => terms.length + translations.length === 0;
  return (
    <ScreenState
      read={read}
      onRetry={again}
      skeleton={<TextSkeleton label={t("studio.suggestions.loading")} />}
      empty={{ when: isNothing, show: <Nothing /> }}
    >
      {({ terms, translations }) => (
        <Stack gap="large">
          <Terms terms={terms} />
          <Translations translations={translations} onUse={onUse} />
        </Stack>
      )}
    </ScreenState>
  );
}

/** Glossary terms in the English text, with their Spanish and the terms to avoid. */
function Terms({ terms }: { terms: readonly SuggestedTerm[] }) {
  const t = useCopy();
  if (terms.length === 0) return null;
  return (
    <Stack gap="small">
      <Heading level={3} size={4}>
        {t("studio.suggestions.terms")}
      </Heading>
      <Stack as="ul" gap="small">
        {terms.map((term) => (
          <li key={term.id}>
            <Term term={term} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Term({ term: { en, es, avoid, note } }: { term: SuggestedTerm }) {
  const t = useCopy();
  return (
    <>
      <Text>
        <span lang="en">{en}</span>: <strong lang="es">{es}</strong>
      </Text>
      {avoid.length > 0 && (
        <Text size="small" tone="quiet">
          {t("studio.suggestions.avoid", { words: avoid.join(", ") })}
        </Text>
      )}
      {note !== "" && (
        <Text size="small" tone="quiet">
          <span lang="en">{note}</span>
        </Text>
      )}
    </>
  );
}

export type TranslationsProps = { translations: readonly Translation[]; onUse: (spanish: string) => void };

/** Translations of similar texts, most similar first; each can be inserted. */
function Translations({ translations, onUse }: TranslationsProps) {
  const t = useCopy();
  if (translations.length === 0) return null;
  return (
    <Stack gap="small">
      <Heading level={3} size={4}>
        {t("studio.suggestions.translations")}
      </Heading>
      <Stack as="ul" gap="medium">
        {translations.map((translation) => (
          <li key={translation.key}>
            <Earlier translation={translation} onUse={onUse} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Earlier({
  translation: { key, en, es, likeness },
  onUse,
}: {
  translation: Translation;
  onUse: (spanish: string) => void;
}) {
  const t = useCopy();
  return (
    <Stack gap="xsmall" align="start">
      <Text size="small" tone="quiet">
        <span lang="en">{en}</span>
      </Text>
      <Text>
        <span lang="es">{es}</span>
      </Text>
      <Inline gap="small">
        <Button variant="secondary" size="compact" onPress={() => onUse(es)}>
          <span aria-hidden="true">{t("studio.suggestions.use")}</span>
          <VisuallyHidden>{t("studio.suggestions.use.spoken", { words: es })}</VisuallyHidden>
        </Button>
        <Text size="small" tone="quiet">
          {t("studio.suggestions.alike", { percent: Math.round(likeness * 100) })} · <KeyText>{key}</KeyText>
        </Text>
      </Inline>
    </Stack>
  );
}
