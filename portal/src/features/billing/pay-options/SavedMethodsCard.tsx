import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { walletPath } from "../model/paths.ts";
import type { PayOptionsAccount } from "./payOptions.rules.ts";

/** The wallet: not a way of its own, but what the ways above pay with. */
export function SavedMethodsCard({ account: { id, paymentMethods } }: { account: PayOptionsAccount }) {
  const t = useCopy();
  const usable = paymentMethods.filter(
    ({ expired, unavailable, restricted }) => !expired && !unavailable && !restricted,
  );
  return (
    <Card labelledBy="pay-wallet">
      <Stack>
        <CardTitle level={2} id="pay-wallet">
          {t("billing.payOptions.wallet.title")}
        </CardTitle>
        <Text>
          {paymentMethods.length === 0
            ? t("billing.payOptions.wallet.none")
            : t("billing.payOptions.wallet.about", { usable: usable.length })}
        </Text>
        <Link href={walletPath(id)}>{t("wallet.manage")}</Link>
      </Stack>
    </Card>
  );
}
