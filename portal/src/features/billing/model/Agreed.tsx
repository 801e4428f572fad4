import { useCopy } from "@portico/content-runtime/react";
import { Disclosure } from "@portico/design-system/disclosure";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import type { AgreedTermsFragment } from "../../../api/graphql/generated/graph.ts";
import { Paragraphs } from "../../../components/Paragraphs.tsx";
import { Notice } from "./Notice.tsx";

/** What somebody agreed to, word for word as it was shown then and in its language, whatever the text says today (PAY-22). */
export function Agreed(props: AgreedProps) {
  const t = useCopy();
  return (
    <Disclosure summary={t("billing.agreed.title")}>
      <AgreedWords {...props} />
    </Disclosure>
  );
}

export type AgreedProps = { terms: AgreedTermsFragment; timeZone: string };

/** The same where something else opens it. */
export function AgreedWords({ terms: { text, locale, acceptedAt }, timeZone }: AgreedProps) {
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

/** The day in the zone of the account, whose days count. */
const dayIn = (timeZone: string, instant: string) => new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(new Date(instant));

function NotProven() {
  const t = useCopy();
  return (
    <Notice tone="note" title={t("billing.agreed.notProven.title")}>
      {t("billing.agreed.notProven.detail")}
    </Notice>
  );
}
