import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import type { Finding, Outcome } from "./exchange.api.ts";
import { kindOf } from "./findingKinds.ts";

/** What the gate says, each with its place. That a message is unknown is said by what becomes of it. */
export function Findings({ findings, outcome }: { findings: readonly Finding[]; outcome: Outcome }) {
  if (findings.length === 0 || outcome === "unknownKey") return null;
  return (
    <Stack as="ul" gap="xsmall">
      {findings.map((finding, place) => (
        <li key={place}>
          <Line finding={finding} />
        </li>
      ))}
    </Stack>
  );
}

function Line({ finding }: { finding: Finding }) {
  const t = useCopy();
  const { locale, line = 1, column = 1 } = finding;
  const place = locale && t("studio.exchange.finding.place", { language: t(`studio.exchange.report.language.${locale === "en-US" ? "en" : "es"}`), line, column });
  const what = useWords(finding);
  return (
    <Text size="small">
      {place && <strong>{place}</strong>} {what}
    </Text>
  );
}

function useWords(finding: Finding): string {
  const t = useCopy();
  const found = finding.found?.trim() ?? "";
  const expected = finding.expected?.join(", ") ?? "";
  switch (kindOf(finding)) {
    case "broken":
      return t("studio.exchange.finding.broken", { found });
    case "unexpected":
      return t("studio.exchange.finding.unexpected", { found, expected });
    case "tooMuch":
      return t("studio.exchange.finding.tooMuch", { found });
    case "missing":
      return t("studio.exchange.finding.missing", { expected });
    case "unsafe":
      return t("studio.exchange.finding.unsafe", { found });
    case "avoided":
      return t("studio.exchange.finding.avoided", { found, expected });
    case "blank":
      return t("studio.exchange.finding.blank");
    case "tooLong":
      return t("studio.exchange.finding.tooLong");
    case "many":
      return t("studio.exchange.finding.many");
    case "other":
      return t("studio.exchange.finding.other");
  }
}
