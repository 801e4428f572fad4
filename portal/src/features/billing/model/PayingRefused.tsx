import { useCopy, useLocale } from "@portico/content-runtime/react";
import { CopyButton } from "@portico/design-system/copy-button";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import type { PayingRefusalQuery } from "../../../api/graphql/generated/graph.ts";
import { PayingRefusalDocument } from "../../../api/graphql/generated/graph.standing.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { payOncePath } from "./paths.ts";

type Refused = NonNullable<PayingRefusalQuery["billing"]>;

/** In place of a way to pay: why this person has none, who of the account has, and how to ask them (B12). Words without names while those are on their way. */
export function PayingRefused({ accountId }: { accountId: string }) {
  const t = useCopy();
  const { read } = useGraphRead(PayingRefusalDocument, { accountId });
  const account = read.data?.billing;
  if (account?.payingRefusal?.reason === "BILLED_ELSEWHERE") return <Text>{t("billing.standing.refusal.elsewhere")}</Text>;
  const named = (account?.payingRefusal?.whoCan.length ?? 0) > 0;
  return (
    <Stack gap="small" align="start">
      <Text weight="medium">{t("billing.standing.refusal.title")}</Text>
      {account && named ? <WhoCan account={account} /> : <Text>{t("billing.standing.refusal.nobody")}</Text>}
    </Stack>
  );
}

function WhoCan({ account: { id, accountName, payingRefusal } }: { account: Refused }) {
  const t = useCopy();
  const { locale } = useLocale();
  const people = (payingRefusal?.whoCan ?? []).map(({ firstName: name, role }) => t("billing.standing.refusal.person", { name, role }));
  const message = t("billing.standing.refusal.message", { account: accountName, address: new URL(payOncePath(id), location.origin).href });
  const words = { label: t("billing.standing.refusal.copy"), what: t("billing.standing.refusal.what"), copied: t("billing.standing.refusal.copied"), failed: t("billing.standing.refusal.copyFailed") };
  return (
    <>
      <Text>{t("billing.standing.refusal.whoCan", { people: new Intl.ListFormat(locale, { type: "disjunction" }).format(people) })}</Text>
      <Text>{t("billing.standing.refusal.how")}</Text>
      <CopyButton text={message} {...words} />
    </>
  );
}
