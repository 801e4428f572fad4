import { useCopy } from "@portico/content-runtime/react";
import { Button, ButtonLink } from "@portico/design-system/button";
import { AlertDialog } from "@portico/design-system/dialog";
import { mustPayBeforeChange } from "@portico/rules/wallet";
import type { SavedMethodFragment, WalletAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { BalanceDueDialog } from "../model/BalanceDueDialog.tsx";
import { autoPayPath } from "../model/paths.ts";
import { useMethodLabel } from "../model/useMethodLabel.ts";

type BlockedDeletionProps = { account: WalletAccountFragment; method: SavedMethodFragment; onClose: () => void };

/** Auto Pay uses it: another is chosen there first (WALL-03), and before that a balance that is due is paid (WALL-05). */
export function BlockedDeletion({ account, method, onClose }: BlockedDeletionProps) {
  const t = useCopy();
  const labelOf = useMethodLabel();
  if (mustPayBeforeChange(account)) return <BalanceDueDialog open account={account} onClose={onClose} />;
  return (
    <AlertDialog
      open
      title={t("wallet.blocked.title")}
      description={t("wallet.blocked.detail", { method: labelOf(method) })}
      onEscape={onClose}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t("wallet.delete.keep")}
          </Button>
          <ButtonLink href={autoPayPath(account.id)}>{t("wallet.blocked.choose")}</ButtonLink>
        </>
      }
    />
  );
}
