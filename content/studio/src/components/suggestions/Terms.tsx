import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import type { SuggestedTerm } from "./suggestions.api.ts";

/** Terms that stand in the English, with their Spanish and the words that are not used for them. */
export function Terms({ terms }: { terms: readonly SuggestedTerm[] }) {
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
      {avoid.length > 0 && <Text size="small" tone="quiet">{t("studio.suggestions.avoid", { words: avoid.join(", ") })}</Text>}
      {note !== "" && (
        <Text size="small" tone="quiet">
          <span lang="en">{note}</span>
        </Text>
      )}
    </>
  );
}
