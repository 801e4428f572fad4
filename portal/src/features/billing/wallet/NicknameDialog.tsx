import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Dialog } from "@portico/design-system/dialog";
import { Stack } from "@portico/design-system/layout";
import { nicknameFault } from "@portico/rules/wallet";
import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { SavedMethodFragment } from "../../../api/graphql/generated/graph.ts";
import { Form } from "../model/Form.tsx";
import { Notice } from "../model/Notice.tsx";
import { useMethodLabel } from "../model/useMethodLabel.ts";
import { NicknameField } from "./NicknameField.tsx";
import { useTrouble } from "./useWalletWords.ts";
import { selectWalletPhase } from "./wallet.selectors.ts";
import { walletEvents } from "./wallet.slice.ts";

type NicknameDialogProps = { accountId: string; method: SavedMethodFragment; onClose: () => void; onDone: () => void };

/** A short name of the customer's own for a method (B15). */
export function NicknameDialog({ accountId, method, onClose, onDone }: NicknameDialogProps) {
  const t = useCopy();
  const { nickname, setNickname, fault, submit, working, trouble } = useNickname(accountId, method, onDone);
  const label = useMethodLabel()({ ...method, nickname: null });
  return (
    <Dialog open size="small" title={t("wallet.nickname.title", { method: label })} closeLabel={t("billing.close")} onClose={onClose}>
      <Form onSubmit={submit}>
        <Stack gap="medium">
          {trouble && <Notice tone="bad" live="assertive">{trouble}</Notice>}
          <NicknameField value={nickname} onChange={setNickname} fault={fault} />
          <Button type="submit" busy={working ? t("wallet.saving") : undefined}>
            {t("wallet.save")}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}

function useNickname(accountId: string, method: SavedMethodFragment, onDone: () => void) {
  const dispatch = useDispatch();
  const phase = useSelector(selectWalletPhase);
  const [nickname, type] = useState(method.nickname ?? "");
  const [refused, setRefused] = useState(false);
  const isDone = phase.name === "done" && phase.what === "rename";
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  const setNickname = (typed: string) => {
    type(typed);
    setRefused(false);
  };
  const submit = () => {
    if (nicknameFault(nickname)) setRefused(true);
    else dispatch(walletEvents.renameAsked({ accountId, paymentMethodId: method.id, nickname }));
  };
  return { nickname, setNickname, fault: refused ? nicknameFault(nickname) : null, submit, working: phase.name === "working", trouble: useTrouble(phase, "rename") };
}
