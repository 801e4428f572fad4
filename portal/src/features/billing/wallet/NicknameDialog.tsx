import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Dialog } from "@portico/design-system/dialog";
import { Stack } from "@portico/design-system/layout";
import { wallet } from "@portico/rules/constants";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { SavedMethodFragment } from "../../../api/graphql/generated/graph.ts";
import { Form } from "../model/Form.tsx";
import { NicknameField } from "../model/NicknameField.tsx";
import { Notice } from "../model/Notice.tsx";
import { useMethodLabel } from "../model/useMethodLabel.ts";
import { useNickname } from "../model/useNickname.ts";
import { useTrouble } from "./useWalletWords.ts";
import { selectWalletPhase } from "./wallet.selectors.ts";
import { walletEvents } from "./wallet.slice.ts";

type NicknameDialogProps = { accountId: string; method: SavedMethodFragment; onClose: () => void; onDone: () => void };

/** A short name of the customer's own for a method (B15). */
export function NicknameDialog({ accountId, method, onClose, onDone }: NicknameDialogProps) {
  const t = useCopy();
  const { field, submit, working, trouble } = useRenaming(accountId, method, onDone);
  const label = useMethodLabel()({ ...method, nickname: null });
  return (
    <Dialog open size="small" title={t("wallet.nickname.title", { method: label })} closeLabel={t("billing.close")} onClose={onClose}>
      <Form onSubmit={submit}>
        <Stack gap="medium">
          {trouble && <Notice tone="bad" live="assertive">{trouble}</Notice>}
          <NicknameField {...field} />
          <Button type="submit" busy={working ? t("wallet.saving") : undefined}>
            {t("wallet.save")}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}

function useRenaming(accountId: string, method: SavedMethodFragment, onDone: () => void) {
  const t = useCopy();
  const dispatch = useDispatch();
  const phase = useSelector(selectWalletPhase);
  const onAccepted = (nickname: string) => dispatch(walletEvents.renameAsked({ accountId, paymentMethodId: method.id, nickname }));
  const { field, submit } = useNickname({ initial: method.nickname ?? "", most: wallet.longestNickname, hint: t("wallet.nickname.hint"), onAccepted });
  const isDone = phase.name === "done" && phase.what === "rename";
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  return { field, submit, working: phase.name === "working", trouble: useTrouble(phase, "rename") };
}
