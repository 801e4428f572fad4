import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useToggleText } from "../useToggleText.ts";
import { WordDiff } from "../word-diff/WordDiff.tsx";
import { toggleLines, type ToggleDefinition, type LineWords, type ToggleLine } from "./toggleLines.ts";

const order: readonly ToggleLine[] = ["killed", "state", "default", "variants", "targeting"];

/** The changed lines of a toggle; unchanged ones are left out. */
export function ToggleDifference({
  before,
  after,
}: {
  before: ToggleDefinition | undefined;
  after: ToggleDefinition | undefined;
}) {
  const t = useCopy();
  const words = useLineCopy();
  const lang = useLocale().locale === "es-US" ? "es" : "en";
  const [was, is] = [toggleLines(before, words), toggleLines(after, words)];
  const changed = order.filter((line) => was[line] !== is[line]);
  if (changed.length === 0) return <Text tone="quiet">{t("studio.differences.same")}</Text>;
  return (
    <Stack gap="medium">
      {changed.map((line) => (
        <Stack key={line} gap="xsmall">
          <Text size="small" tone="quiet">
            {t(`studio.differences.toggle.${line}`)}
          </Text>
          <Text as="div">
            <WordDiff lang={lang} before={was[line]} after={is[line]} />
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}

function useLineCopy(): LineWords {
  const t = useCopy();
  const { rule: sentence, variant } = useToggleText();
  const special = {
    if: t("studio.differences.rule.if"),
    otherwise: t("studio.differences.rule.otherwise"),
    and: t("studio.differences.rule.and"),
    or: t("studio.differences.rule.or"),
    not: t("studio.differences.rule.not"),
    oneOf: t("studio.differences.rule.oneOf"),
    shares: t("studio.differences.rule.shares"),
  };
  return {
    on: t("studio.differences.toggle.on"),
    off: t("studio.differences.toggle.off"),
    killed: t("studio.differences.toggle.killedYes"),
    sentence,
    variant,
    special,
  };
}
