import { useCopy } from "@portico/content-runtime/react";
import { wallet } from "@portico/rules/constants";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { SavedMethodFragment } from "../../../api/graphql/generated/graph.ts";
import { useNickname } from "../model/payment-flow/NicknameField.tsx";
import { NicknameForm } from "../model/payment-flow/NicknameForm.tsx";
import { useMethodLabel } from "../model/payment-methods/MethodName.tsx";
import { useErrorMessage } from "./MethodForm.tsx";
import { isPhaseOf, selectWalletPhase, walletEvents } from "./wallet.slice.ts";

type NicknameDialogProps = { accountId: string; method: SavedMethodFragment; onClose: () => void; onDone: () => void };

/** Edits a method's nickname (B15). */
export function NicknameDialog({ accountId, method, onClose, onDone }: NicknameDialogProps) {
  const t = useCopy();
  const form = useRenaming(accountId, method, onDone);
  const label = useMethodLabel()({ ...method, nickname: null });
  return <NicknameForm title={t("wallet.nickname.title", { method: label })} {...form} onClose={onClose} />;
}

function useRenaming(accountId: string, method: SavedMethodFragment, onDone: () => void) {
  const t = useCopy();
  const dispatch = useDispatch();
  const phase = useSelector(selectWalletPhase);
  const change = { what: "rename" as const, accountId, paymentMethodId: method.id };
  const isOwn = isPhaseOf(phase, change);
  const onAccepted = (nickname: string) =>
    dispatch(walletEvents.renameRequested({ accountId, paymentMethodId: method.id, nickname }));
  const { field, submit } = useNickname({
    initial: method.nickname ?? "",
    max: wallet.longestNickname,
    hint: t("wallet.nickname.hint"),
    onAccepted,
  });
  const isDone = phase.name === "done" && isOwn;
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  const working = phase.name === "working" && isOwn;
  return { field, submit, working, errorMessage: useErrorMessage(phase, change) };
}
