import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { findingWords } from "../../components/findings/findingWords.ts";
import type { Finding, Outcome } from "./exchange.api.ts";

type WordFinding = Finding & { code: Exclude<Finding["code"], "BAD_TOGGLE"> };

/** A file holds words, and what is wrong with toggles is said elsewhere. */
const isOfWords = (finding: Finding): finding is WordFinding => finding.code !== "BAD_TOGGLE";

/** What the gate says, each with its place. That a message is unknown is said by what becomes of it. */
export function Findings({ findings, outcome }: { findings: readonly Finding[]; outcome: Outcome }) {
  const ofWords = findings.filter(isOfWords);
  if (ofWords.length === 0 || outcome === "unknownKey") return null;
  return (
    <Stack as="ul" gap="xsmall">
      {ofWords.map((finding, place) => (
        <li key={place}>
          <Line finding={finding} />
        </li>
      ))}
    </Stack>
  );
}

function Line({ finding }: { finding: WordFinding }) {
  const t = useCopy();
  const { locale, line = 1, column = 1 } = finding;
  const place = locale && t("studio.finding.place", { language: t(`studio.exchange.report.language.${locale === "en-US" ? "en" : "es"}`), line, column });
  const { locale: shown } = useLocale();
  const what = findingWords(t, shown, finding);
  return (
    <Text size="small">
      {place && <strong>{place}</strong>} {what}
    </Text>
  );
}
