import { useCopy } from "@portico/content-runtime/react";
import { Disclosure } from "@portico/design-system/disclosure";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import type { AgreedTermsFragment } from "../../../../api/graphql/generated/graph.ts";
import { Paragraphs } from "../../../../components/Paragraphs.tsx";
import { Notice } from "../screen/Notice.tsx";
import { CareNumber } from "../../../session/model/CareNumber.tsx";

/**
 * Button that opens the accepted terms exactly as they were shown, in their language, even if the text has changed
 * since (PAY-22).
 */
export function AcceptedTerms(props: AgreedProps) {
  const t = useCopy();
  return (
    <Disclosure summary={t("billing.agreed.title")}>
      <AcceptedTermsText {...props} />
    </Disclosure>
  );
}

type AgreedProps = { terms: AgreedTermsFragment; timeZone: string };

/** The accepted terms without a button, for a parent that opens them. */
export function AcceptedTermsText({ terms: { text, locale, acceptedAt }, timeZone }: AgreedProps) {
  const t = useCopy();
  return (
    <Stack gap="small">
      <Text size="small" tone="quiet">
        {t("billing.agreed.when", { at: dayIn(timeZone, acceptedAt), language: locale === "es-US" ? "es" : "en" })}
      </Text>
      {text === null ? (
        <NotProven />
      ) : (
        <div lang={locale}>
          <Stack gap="small">
            <Paragraphs text={text} />
          </Stack>
        </div>
      )}
    </Stack>
  );
}

/** Formats the day in the account's time zone. */
const dayIn = (timeZone: string, instant: string) =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    new Date(instant),
  );

function NotProven() {
  const t = useCopy();
  return (
    <Notice tone="info" title={t("billing.agreed.notProven.title")}>
      {t("billing.agreed.notProven.detail")} <CareNumber />
    </Notice>
  );
}
