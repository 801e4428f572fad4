import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Card } from "@portico/design-system/card";
import { Disclosure } from "@portico/design-system/disclosure";
import { LabelInContext } from "@portico/design-system/hidden";
import { Columns, Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading, Text } from "@portico/design-system/text";
import { Paragraphs } from "../../../components/Paragraphs.tsx";
import { useInstant, versionsPath } from "../model/documents.ts";
import type { TermsAcceptance } from "./terms.workflow.ts";

/** One acceptance: what, when and by whom; the accepted text, next to the one in force where that is another one. */
export function Acceptance({ acceptance, timeZone }: { acceptance: TermsAcceptance; timeZone: string }) {
  const t = useCopy();
  const whenOf = useInstant(timeZone);
  const { agreement, reference, acceptedAt, acceptedBy, isCurrent, version, replacedBy } = acceptance;
  const when = whenOf(acceptedAt);
  const by = acceptedBy === null ? "unknown" : "person";
  const name = t("legal.terms.agreement", { agreement });
  const title = [name, reference ?? when].join(", ");
  const versionName = t("legal.terms.acceptedVersion", { number: String(version) });
  return (
    // No landmark: the same kind of terms is accepted again and again, and landmarks need names of their own.
    <Card>
      <Stack gap="small">
        <Inline gap="small" justify="between">
          <Heading level={3} size={4}>
            {name}
          </Heading>
          <Badge tone={isCurrent ? "success" : "neutral"}>
            {t("legal.terms.state", { state: isCurrent ? "current" : "changed" })}
          </Badge>
        </Inline>
        <Text size="small" tone="quiet">
          {t("legal.terms.acceptedOn", { when, by, name: acceptedBy ?? "" })}
        </Text>
        {reference !== null && (
          <Text size="small">
            {t("legal.terms.reference", { what: agreement === "order" ? "order" : "payment", reference })}
          </Text>
        )}
        {replacedBy && <Text>{t("legal.terms.replaced", { accepted: when, from: whenOf(replacedBy.from) })}</Text>}
        <AcceptedText acceptance={acceptance} title={title} />
        {version !== null && (
          <Text size="small">
            <Link href={versionsPath(agreement, { language: acceptance.locale, version })}>
              <LabelInContext inContext={[versionName, title].join(", ")}>{versionName}</LabelInContext>
            </Link>
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** The accepted text word for word; where another one is in force, both: side by side, or one after the other. */
function AcceptedText({ acceptance, title }: { acceptance: TermsAcceptance; title: string }) {
  const t = useCopy();
  const { text, locale, replacedBy } = acceptance;
  if (text === null) return <Text>{t("legal.terms.textMissing")}</Text>;
  const summary = t(replacedBy ? "legal.terms.compare" : "legal.terms.readAccepted");
  return (
    <Disclosure summary={<LabelInContext inContext={[summary, title].join(", ")}>{summary}</LabelInContext>}>
      {replacedBy ? (
        <Columns template="equal">
          <Side heading={t("legal.terms.acceptedText")} text={text} locale={locale} />
          <Side heading={t("legal.terms.textInForce")} text={replacedBy.text} locale={locale} />
        </Columns>
      ) : (
        <div lang={locale}>
          <Stack gap="small">
            <Paragraphs text={text} />
          </Stack>
        </div>
      )}
    </Disclosure>
  );
}

function Side({ heading, text, locale }: { heading: string; text: string; locale: TermsAcceptance["locale"] }) {
  return (
    <Stack gap="small">
      <Heading level={4}>{heading}</Heading>
      <div lang={locale}>
        <Stack gap="small">
          <Paragraphs text={text} />
        </Stack>
      </div>
    </Stack>
  );
}
