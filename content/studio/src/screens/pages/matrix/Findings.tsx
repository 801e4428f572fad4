import type { Judged } from "@portico/content-runtime/preview/protocol";
import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Badge, StatusDot } from "@portico/design-system/badge";
import { Disclosure } from "@portico/design-system/disclosure";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { KeyText } from "../../../components/KeyText.tsx";
import { type PageView, pagesHref } from "../../../components/pageView.ts";

const impacts = ["minor", "moderate", "serious", "critical"] as const;

/** What axe found on one page; each with the messages in it, which lead to where they are edited. */
export function Findings({ findings, view }: { findings: readonly Judged[]; view: PageView }) {
  const t = useCopy();
  if (findings.length === 0) return <StatusDot tone="good">{t("studio.pages.matrix.good")}</StatusDot>;
  return (
    <Disclosure summary={<StatusDot tone="bad">{t("studio.pages.matrix.bad", { count: findings.length })}</StatusDot>}>
      <Stack as="ul" gap="medium">
        {findings.map((finding) => (
          <li key={finding.rule}>
            <Finding finding={finding} view={view} />
          </li>
        ))}
      </Stack>
    </Disclosure>
  );
}

function Finding({ finding: { rule, help, impact, count, words }, view }: { finding: Judged; view: PageView }) {
  const t = useCopy();
  const { locale } = useLocale();
  const known = impacts.find((each) => each === impact);
  return (
    <Stack gap="xsmall">
      <Inline gap="small">
        {known && <Badge tone={known === "serious" || known === "critical" ? "bad" : "attention"}>{t("studio.pages.matrix.impact", { impact: known })}</Badge>}
        <Text size="small" lang={locale}>
          {help} <span translate="no">({rule})</span>
        </Text>
      </Inline>
      <Text size="small" tone="quiet">
        {t("studio.pages.matrix.places", { count })}
      </Text>
      {words.length > 0 && (
        <>
          <Text size="small">{t("studio.pages.matrix.words")}</Text>
          <Stack as="ul" gap="xsmall">
            {words.map((key) => (
              <li key={key}>
                <Link href={pagesHref({ ...view, key })}>
                  <KeyText>{key}</KeyText>
                </Link>
              </li>
            ))}
          </Stack>
        </>
      )}
    </Stack>
  );
}
