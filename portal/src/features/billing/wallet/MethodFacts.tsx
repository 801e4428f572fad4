import { useCopy } from "@portico/content-runtime/react";
import { Text } from "@portico/design-system/text";
import type { SavedMethodFragment } from "../../../api/graphql/generated/graph.ts";
import { printedExpiry } from "../model/printedExpiry.ts";

/** Name and expiry of a card; holder, bank and kind of a bank account. */
export function MethodFacts({ method: { cardName, expiry, expired, bankName, accountKind } }: { method: SavedMethodFragment }) {
  const t = useCopy();
  const validity = expiry && (expired ? t("wallet.expired", { expiry: printedExpiry(expiry) }) : t("wallet.expires", { expiry: printedExpiry(expiry) }));
  const bank = accountKind && (bankName === null ? t("wallet.kind", { kind: accountKind }) : t("wallet.kindAtBank", { kind: accountKind, bank: bankName }));
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
