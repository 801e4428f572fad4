import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Card, CardTitle } from "@portico/design-system/card";
import { LabelInContext } from "@portico/design-system/hidden";
import { BankIcon, CardIcon, IconTile, MoreIcon } from "@portico/design-system/icons";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Menu } from "@portico/design-system/menu";
import { MaskedNumber } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { methodBlock } from "@portico/rules/wallet";
import { useDispatch } from "react-redux";
import type { SavedMethodFragment, WalletAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { editCardPath } from "../model/laterPaths.ts";
import { MethodName, printedExpiry, useMethodLabel } from "../model/payment-methods/MethodName.tsx";
import { otherKind } from "../model/payment-methods/methods.rules.ts";
import { walletEvents } from "./wallet.slice.ts";

/** Actions on a method that open a dialog. */
export type MethodQuestion = "rename" | "delete";

type MethodCardProps = {
  account: WalletAccountFragment;
  method: SavedMethodFragment;
  onAsk: (about: MethodQuestion) => void;
};

/** One saved method: name, flags, uses and actions (WALL-01). */
export function MethodCard({ account, method, onAsk }: MethodCardProps) {
  const t = useCopy();
  const label = useMethodLabel()(method);
  const id = `method-${method.id}`;
  return (
    <Card as="li" labelledBy={id}>
      <Stack gap="small">
        <CardTitle
          level={2}
          id={id}
          aside={account.canPay && <Actions account={account} method={method} onAsk={onAsk} />}
        >
          <LabelInContext inContext={label}>
            {method.nickname ?? t("billing.methodType", { type: method.type })}
          </LabelInContext>
        </CardTitle>
        <Inline gap="medium" align="start" wrap={false}>
          <IconTile>{method.type === "bankAccount" ? <BankIcon /> : <CardIcon />}</IconTile>
          <Stack gap="xsmall">
            <Text>
              {method.nickname === null ? (
                <MaskedNumber lastFour={method.lastFour} label={t("billing.endingIn")} />
              ) : (
                <MethodName {...method} />
              )}
            </Text>
            <MethodFacts method={method} />
            <MethodBadges account={account} method={method} />
          </Stack>
        </Inline>
      </Stack>
    </Card>
  );
}

function Actions({ account, method, onAsk }: MethodCardProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const label = t("wallet.actions", { method: useMethodLabel()(method) });
  const ref = { accountId: account.id, paymentMethodId: method.id };
  const isCard = method.type !== "bankAccount";
  return (
    <Menu
      variant="icon"
      icon={<MoreIcon />}
      label={label}
      items={[
        ...(isCard
          ? [
              {
                kind: "link" as const,
                id: "edit",
                label: t("wallet.action.edit"),
                href: editCardPath(account.id, method.id),
              },
            ]
          : []),
        {
          kind: "action",
          id: "rename",
          label: method.nickname === null ? t("wallet.action.name") : t("wallet.action.rename"),
          onSelect: () => onAsk("rename"),
        },
        ...(method.isDefault
          ? []
          : [
              {
                kind: "action" as const,
                id: "default",
                label: t("wallet.action.makeDefault"),
                onSelect: () => dispatch(walletEvents.makeDefaultRequested(ref)),
              },
            ]),
        {
          kind: "group",
          id: "losing",
          items: [
            {
              kind: "action",
              id: "delete",
              label: t("wallet.action.delete"),
              tone: "critical",
              onSelect: () => onAsk("delete"),
            },
          ],
        },
      ]}
    />
  );
}

type MethodBadgesProps = {
  account: Pick<WalletAccountFragment, "id" | "canPay" | "paymentOptions">;
  method: SavedMethodFragment;
};

/** Badges for a method's flags and uses, with advice on what to do about a flag. */
function MethodBadges({ account, method }: MethodBadgesProps) {
  const t = useCopy();
  const { isDefault, expired, expiry, expiringSoon, unavailable, restricted, autoPayAssignment } = method;
  const advice = useAdvice({ account, method });
  const label = useMethodLabel()(method);
  if (!isDefault && !autoPayAssignment && !expired && !advice) return null;
  return (
    <Stack gap="xsmall">
      <Inline gap="xsmall">
        {isDefault && <Badge tone="success">{t("wallet.flag.default")}</Badge>}
        {autoPayAssignment && <Badge tone="info">{t("wallet.flag.autoPay", { assignment: autoPayAssignment })}</Badge>}
        {expired && <Badge tone="critical">{t("wallet.expired", { expiry: printedExpiry(expiry) })}</Badge>}
        {expiringSoon && <Badge tone="warning">{t("billing.home.settings.expiringSoon")}</Badge>}
        {restricted && <Badge tone="critical">{t("wallet.flag.restricted")}</Badge>}
        {unavailable && <Badge tone="critical">{t("billing.home.settings.unavailable")}</Badge>}
      </Inline>
      {advice && <Text size="small">{advice}</Text>}
      {account.canPay && (expired || expiringSoon) && (
        <Text size="small">
          <Link href={editCardPath(account.id, method.id)}>
            <LabelInContext inContext={t("wallet.updateThisCard", { method: label })}>
              {t("wallet.pay.updateCard")}
            </LabelInContext>
          </Link>
        </Text>
      )}
    </Stack>
  );
}

/** Advice for flags that the customer can resolve. */
function useAdvice({ account, method }: MethodBadgesProps): string | undefined {
  const t = useCopy();
  const block = methodBlock(method);
  if (block === null) return method.expiringSoon ? t("wallet.advice.expiringSoon") : undefined;
  const other = otherKind(method, account.paymentOptions);
  if (block === "restricted" && other === "NONE") return t("wallet.advice.onlyCash");
  const words = {
    // The badge says when, and the link below it what to do.
    expired: undefined,
    unavailable: t("billing.payOnce.method.unavailable", { other }),
    restricted: method.type === "bankAccount" ? t("wallet.advice.bankRestricted") : t("wallet.advice.cardRestricted"),
  };
  return words[block];
}

/** Name and expiry of a card that has not expired; holder, bank and kind of a bank account. */
function MethodFacts({
  method: { cardName, expiry, expired, bankName, accountKind },
}: {
  method: SavedMethodFragment;
}) {
  const t = useCopy();
  const validity = expiry && !expired && t("wallet.expires", { expiry: printedExpiry(expiry) });
  const bank =
    accountKind &&
    (bankName === null
      ? t("wallet.kind", { kind: accountKind })
      : t("wallet.kindAtBank", { kind: accountKind, bank: bankName }));
  return (
    <>
      {bank && <Text>{bank}</Text>}
      {validity && <Text>{validity}</Text>}
      {cardName && (
        <Text tone="quiet" size="small">
          {cardName}
        </Text>
      )}
    </>
  );
}
