import { useCopy } from "@portico/content-runtime/react";
import { account as constants } from "@portico/rules/constants";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { accountNumberInGroups } from "../../account/model/accountFormat.ts";
import { useNickname } from "../model/payment-flow/NicknameField.tsx";
import { NicknameForm } from "../model/payment-flow/NicknameForm.tsx";
import { accountNameEvents, selectAccountName } from "./accountName.slice.ts";
import type { HomeAccount } from "./homeAccount.ts";

type AccountNameDialogProps = { account: HomeAccount; onClose: () => void };

/** Edits the account's nickname (B15), which is shared by all its users. */
export function AccountNameDialog({ account, onClose }: AccountNameDialogProps) {
  const t = useCopy();
  const form = useAccountName({ account, onClose });
  return (
    <NicknameForm
      title={t("billing.accountName.title", { number: accountNumberInGroups(account.accountNumber) })}
      {...form}
      onClose={onClose}
    />
  );
}

function useAccountName({ account, onClose }: AccountNameDialogProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { name } = useSelector(selectAccountName);
  const { longestNickname: max } = constants;
  const { id: accountId, nickname: before } = account;
  const onAccepted = (nickname: string) => dispatch(accountNameEvents.requested({ accountId, nickname, before }));
  const { field, submit } = useNickname({
    initial: before ?? "",
    max,
    hint: t("billing.accountName.hint", { max }),
    onAccepted,
  });
  useEffect(() => {
    if (name === "saved") onClose();
  }, [name, onClose]);
  return { field, submit, working: name === "saving", errorMessage: useErrorMessage(account) };
}

/**
 * Error message. After a conflict with a colleague's change the dialog has the new name, so that saving again
 * overwrites it knowingly.
 */
function useErrorMessage({ nickname }: HomeAccount): string | undefined {
  const t = useCopy();
  const phase = useSelector(selectAccountName);
  if (phase.name === "failed") return t("billing.accountName.failed");
  if (phase.name !== "refused") return undefined;
  switch (phase.code) {
    case "NICKNAME_TOO_LONG":
      return t("wallet.nickname.tooLong", { max: constants.longestNickname });
    case "NICKNAME_INVALID":
      return t("wallet.nickname.invalid");
    case "CHANGED_MEANWHILE":
      return nickname === null
        ? t("billing.accountName.removedMeanwhile")
        : t("billing.accountName.changedMeanwhile", { nickname });
  }
}
