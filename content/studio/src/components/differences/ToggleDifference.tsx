import { useCopy } from "@portico/content-runtime/react";
import { DescriptionList } from "@portico/design-system/description-list";
import { Text } from "@portico/design-system/text";
import { WordDiff } from "../word-diff/WordDiff.tsx";
import { toggleLines, type ToggleDefinition, type ToggleLine } from "./toggleLines.ts";

const order: readonly ToggleLine[] = ["killed", "state", "default", "variants", "targeting"];

/** What changes in a toggle, line by line; what stays is left out. */
export function ToggleDifference({ before, after }: { before: ToggleDefinition | undefined; after: ToggleDefinition | undefined }) {
  const t = useCopy();
  const words = { on: t("studio.differences.toggle.on"), off: t("studio.differences.toggle.off"), killed: t("studio.differences.toggle.killedYes") };
  const [was, is] = [toggleLines(before, words), toggleLines(after, words)];
  const changed = order.filter((line) => was[line] !== is[line]);
  if (changed.length === 0) return <Text tone="quiet">{t("studio.differences.same")}</Text>;
  return <DescriptionList items={changed.map((line) => ({ id: line, term: t(`studio.differences.toggle.${line}`), detail: <WordDiff lang="en" before={was[line]} after={is[line]} /> }))} />;
}
