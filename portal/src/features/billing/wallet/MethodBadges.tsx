import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { methodBlock } from "@portico/rules/wallet";
import type { SavedMethodFragment, WalletAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { otherKind } from "../model/methods.rules.ts";

type MethodBadgesProps = { account: Pick<WalletAccountFragment, "paymentOptions">; method: SavedMethodFragment };

/** Flags and uses of a method as badges, and what to do about a flag. */
export function MethodBadges({ account, method }: MethodBadgesProps) {
  const t = useCopy();
  const { isDefault, expired, expiringSoon, unavailable, restricted, autoPayAssignment } = method;
  const advice = useAdvice({ account, method });
  if (!isDefault && !autoPayAssignment && !advice) return null;
  return (
    <Stack gap="xsmall">
      <Inline gap="xsmall">
        {isDefault && <Badge tone="good">{t("wallet.flag.default")}</Badge>}
        {autoPayAssignment && <Badge tone="note">{t("wallet.flag.autoPay", { assignment: autoPayAssignment })}</Badge>}
        {expired && <Badge tone="bad">{t("billing.home.settings.expired")}</Badge>}
        {expiringSoon && <Badge tone="attention">{t("billing.home.settings.expiringSoon")}</Badge>}
        {restricted && <Badge tone="bad">{t("wallet.flag.restricted")}</Badge>}
        {unavailable && <Badge tone="bad">{t("billing.home.settings.unavailable")}</Badge>}
      </Inline>
      {advice && <Text size="small">{advice}</Text>}
    </Stack>
  );
}

/** The way out of what the customer can do something about. */
function useAdvice({ account, method }: MethodBadgesProps): string | undefined {
  const t = useCopy();
  const block = methodBlock(method);
  if (block === null) return method.expiringSoon ? t("wallet.advice.expiringSoon") : undefined;
  const other = otherKind(method, account.paymentOptions);
  if (block === "restricted" && other === "NONE") return t("wallet.advice.onlyCash");
  const words = {
    expired: t("wallet.advice.expired"),
    unavailable: t("billing.payOnce.method.unavailable", { other }),
    restricted: method.type === "bankAccount" ? t("wallet.advice.bankRestricted") : t("wallet.advice.cardRestricted"),
  };
  return words[block];
}
