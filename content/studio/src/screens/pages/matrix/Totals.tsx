import { useCopy } from "@portico/content-runtime/react";
import { LiveRegion } from "@portico/design-system/feedback";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { countOf, type Turns } from "./useTurns.ts";

export type TotalsProps = {
  turns: Turns;
  total: number;
  /** Whose pages have findings, and where they stand. */
  found: readonly { href: `#${string}`; name: string }[];
};

/** How far it is, and what was found on all pages; spoken once, when all are judged. */
export function Totals({ turns: { outcomes }, total, found }: TotalsProps) {
  const t = useCopy();
  const all = [...outcomes.values()];
  const failed = all.filter((outcome) => outcome === "failed").length;
  const findings = all.reduce((sum, outcome) => sum + countOf(outcome), 0);
  const isDone = all.length === total;
  const progress = t("studio.pages.matrix.progress", { done: all.length, total });
  const line = [t("studio.pages.matrix.total", { findings }), ...(failed > 0 ? [t("studio.pages.matrix.failed", { count: failed })] : [])].join(" ");
  return (
    <Stack gap="xsmall">
      <Text weight="strong" numeric>
        {progress}
      </Text>
      {(isDone || findings > 0) && <Text>{line}</Text>}
      {found.length > 0 && (
        <Inline gap="small">
          <Text>{t("studio.pages.matrix.where")}</Text>
          {found.map(({ href, name }) => (
            <Link key={href} href={href}>
              {name}
            </Link>
          ))}
        </Inline>
      )}
      <LiveRegion urgency="polite" message={isDone ? `${progress}. ${line}` : ""} />
    </Stack>
  );
}
