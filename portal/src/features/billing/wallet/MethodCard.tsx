import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { BankIcon, CardIcon, IconTile, MoreIcon } from "@portico/design-system/icons";
import { Inline, Stack } from "@portico/design-system/layout";
import { Menu } from "@portico/design-system/menu";
import { MaskedNumber } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { useDispatch } from "react-redux";
import type { SavedMethodFragment, WalletAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { MethodName } from "../model/MethodName.tsx";
import { editCardPath } from "../model/paths.ts";
import { useMethodLabel } from "../model/useMethodLabel.ts";
import { MethodBadges } from "./MethodBadges.tsx";
import { MethodFacts } from "./MethodFacts.tsx";
import type { MethodQuestion } from "./methodQuestion.ts";
import { walletEvents } from "./wallet.slice.ts";

type MethodCardProps = { account: WalletAccountFragment; method: SavedMethodFragment; onAsk: (about: MethodQuestion) => void };

/** One saved method: what it is, how it stands, what it is used for, what can be done with it (WALL-01). */
export function MethodCard({ account, method, onAsk }: MethodCardProps) {
  const t = useCopy();
  const label = useMethodLabel()(method);
  const id = `method-${method.id}`;
  return (
    <Card as="li" labelledBy={id}>
      <Stack gap="small">
        <CardTitle level={2} id={id} aside={account.canPay && <Actions account={account} method={method} onAsk={onAsk} />}>
          <span aria-hidden="true">{method.nickname ?? t("billing.methodType", { type: method.type })}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </CardTitle>
        <Inline gap="small" align="center" wrap={false}>
          <IconTile>{method.type === "bankAccount" ? <BankIcon /> : <CardIcon />}</IconTile>
          <Stack gap="none">
            <Text>{method.nickname === null ? <MaskedNumber lastFour={method.lastFour} label={t("billing.endingIn")} /> : <MethodName {...method} />}</Text>
            <MethodFacts method={method} />
          </Stack>
        </Inline>
        <MethodBadges account={account} method={method} />
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
      look="icon"
      icon={<MoreIcon />}
      label={label}
      items={[
        ...(isCard ? [{ kind: "link" as const, id: "edit", label: t("wallet.action.edit"), href: editCardPath(account.id, method.id) }] : []),
        { kind: "action", id: "rename", label: method.nickname === null ? t("wallet.action.name") : t("wallet.action.rename"), onSelect: () => onAsk("rename") },
        ...(method.isDefault ? [] : [{ kind: "action" as const, id: "default", label: t("wallet.action.makeDefault"), onSelect: () => dispatch(walletEvents.defaultAsked(ref)) }]),
        { kind: "group", id: "losing", items: [{ kind: "action", id: "delete", label: t("wallet.action.delete"), tone: "danger", onSelect: () => onAsk("delete") }] },
      ]}
    />
  );
}
