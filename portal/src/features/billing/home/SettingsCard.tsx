import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading, Text } from "@portico/design-system/text";
import { Suspense } from "react";
import type { SavedMethodFragment } from "../../../api/graphql/generated/graph.ts";
import { lazyPart } from "../../../components/lazyPart.ts";
import { MethodName } from "../model/MethodName.tsx";
import { walletPath } from "../model/paths.ts";
import { printedExpiry } from "../model/printedExpiry.ts";
import type { HomeAccount } from "./homeAccount.ts";
import { PaperlessSwitch } from "./PaperlessSwitch.tsx";
import { useAccountNameRow } from "./useAccountNameRow.tsx";

const PaperlessAgreed = lazyPart(() => import("./PaperlessAgreed.tsx").then((part) => part.PaperlessAgreed));

/** How billing is set up: what the account is called, Auto Pay, paper or not, saved methods with their flags. */
export function SettingsCard({ account }: { account: HomeAccount }) {
  const t = useCopy();
  const name = useAccountNameRow(account);
  const { id, autoPayEnrolled, paperlessEnrolled, paperlessAgreedAt, paymentMethods, canPay } = account;
  return (
    <Card labelledBy="billing-settings">
      <Stack>
        <CardTitle level={2} id="billing-settings">
          {t("billing.home.settings.title")}
        </CardTitle>
        <DescriptionList
          items={[
            name.row,
            { id: "autoPay", term: t("billing.home.settings.autoPay"), detail: t(autoPayEnrolled ? "billing.home.autoPay.on" : "billing.home.autoPay.off") },
            ...(canPay ? [] : [{ id: "paperless", term: t("billing.home.settings.paperless"), detail: t(paperlessEnrolled ? "billing.standing.paperless.on" : "billing.standing.paperless.off") }]),
          ]}
        />
        {name.dialog}
        {canPay && <PaperlessSwitch account={account} />}
        <Suspense>{paperlessEnrolled && paperlessAgreedAt && <PaperlessAgreed accountId={id} />}</Suspense>
        <Stack gap="small">
          <Heading level={3}>{t("billing.home.settings.methods")}</Heading>
          {paymentMethods.length === 0 ? <Text tone="quiet">{t("billing.home.settings.noMethods")}</Text> : <Methods methods={paymentMethods} />}
        </Stack>
        <Text>
          <Link href={walletPath(id)}>{t("wallet.manage")}</Link>
        </Text>
      </Stack>
    </Card>
  );
}

function Methods({ methods }: { methods: readonly SavedMethodFragment[] }) {
  return <DescriptionList items={methods.map((method) => ({ id: method.id, term: <MethodName {...method} />, detail: <Flag method={method} /> }))} />;
}

function Flag({ method: { expired, unavailable, expiringSoon, expiry } }: { method: SavedMethodFragment }) {
  const t = useCopy();
  if (expired) return <Badge tone="bad">{t("billing.home.settings.expired")}</Badge>;
  if (unavailable) return <Badge tone="bad">{t("billing.home.settings.unavailable")}</Badge>;
  if (expiringSoon) return <Badge tone="attention">{t("billing.home.settings.expiringSoon")}</Badge>;
  return expiry && t("billing.home.settings.expires", { expiry: printedExpiry(expiry) });
}
