import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { useId } from "react";
import { useRead } from "../../data/useRead.ts";
import { TextSkeleton } from "../TextSkeleton.tsx";
import { ScreenState } from "../ScreenState.tsx";
import { suggestionsReading, type Suggestions as Found } from "./suggestions.api.ts";
import { Terms } from "./Terms.tsx";
import { Translations } from "./Translations.tsx";
import { useRested } from "./useRested.ts";

export type SuggestionsProps = {
  /** The message that is being written. */
  messageKey: string;
  /** Its English as it is being typed. */
  english: string;
  /** Hears the Spanish of an earlier translation that somebody wants. */
  onUse: (spanish: string) => void;
};

/**
 * Help with the Spanish: how the glossary calls what the English names, and how like words were translated before. It follows the English
 * once nobody has typed for a moment.
 *
 * @example <Suggestions messageKey={key} english={wording.en} onUse={(es) => setWording({ ...wording, es })} />
 */
export function Suggestions({ english, ...rest }: SuggestionsProps) {
  const t = useCopy();
  const id = useId();
  const rested = useRested(english).trim();
  return (
    <section aria-labelledby={id}>
      <Stack gap="medium">
        <Heading level={2} size={3} id={id}>
          {t("studio.suggestions.title")}
        </Heading>
        {rested === "" ? <Nothing /> : <Asked {...rest} english={rested} />}
      </Stack>
    </section>
  );
}

function Nothing() {
  return <Text tone="quiet">{useCopy()("studio.suggestions.nothing")}</Text>;
}

function Asked({ messageKey, english, onUse }: SuggestionsProps) {
  const t = useCopy();
  const { read, again } = useRead(suggestionsReading(messageKey, english));
  const isNothing = ({ terms, translations }: Found) => terms.length + translations.length === 0;
  return (
    <ScreenState read={read} onRetry={again} skeleton={<TextSkeleton label={t("studio.suggestions.loading")} />} empty={{ when: isNothing, show: <Nothing /> }}>
      {({ terms, translations }) => (
        <Stack gap="large">
          <Terms terms={terms} />
          <Translations translations={translations} onUse={onUse} />
        </Stack>
      )}
    </ScreenState>
  );
}
