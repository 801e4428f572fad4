import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Dialog } from "@portico/design-system/dialog";
import { Stack } from "@portico/design-system/layout";
import { account as constants } from "@portico/rules/constants";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { accountNumberInGroups } from "../../account/model/accountNumber.ts";
import { Form } from "../model/Form.tsx";
import { NicknameField } from "../model/NicknameField.tsx";
import { Notice } from "../model/Notice.tsx";
import { useNickname } from "../model/useNickname.ts";
import { accountNameEvents, selectAccountName } from "./accountName.slice.ts";
import type { HomeAccount } from "./homeAccount.ts";

type AccountNameDialogProps = { account: HomeAccount; onClose: () => void };

/** A name of the customer's own for the account (B15), the same for everybody of it. */
export function AccountNameDialog({ account, onClose }: AccountNameDialogProps) {
  const t = useCopy();
  const { field, submit, working, trouble } = useAccountName({ account, onClose });
  return (
    <Dialog open size="small" title={t("billing.accountName.title", { number: accountNumberInGroups(account.accountNumber) })} closeLabel={t("billing.close")} onClose={onClose}>
      <Form onSubmit={submit}>
        <Stack gap="medium">
          {trouble && (
            <Notice tone="bad" live="assertive">
              {trouble}
            </Notice>
          )}
          <NicknameField {...field} />
          <Button type="submit" busy={working ? t("wallet.saving") : undefined}>
            {t("wallet.save")}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}

function useAccountName({ account, onClose }: AccountNameDialogProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { name } = useSelector(selectAccountName);
  const { longestNickname: most } = constants;
  const { id: accountId, nickname: before } = account;
  const onAccepted = (nickname: string) => dispatch(accountNameEvents.asked({ accountId, nickname, before }));
  const { field, submit } = useNickname({ initial: before ?? "", most, hint: t("billing.accountName.hint", { most }), onAccepted });
  useEffect(() => {
    if (name === "saved") onClose();
  }, [name, onClose]);
  return { field, submit, working: name === "saving", trouble: useTrouble(account) };
}

/** Why it is not saved. A colleague's name is the account's by now, so that pressing Save again is a choice. */
function useTrouble({ nickname }: HomeAccount): string | undefined {
  const t = useCopy();
  const phase = useSelector(selectAccountName);
  if (phase.name === "failed") return t("billing.accountName.failed");
  if (phase.name !== "refused") return undefined;
  switch (phase.code) {
    case "NICKNAME_TOO_LONG":
      return t("wallet.nickname.tooLong", { most: constants.longestNickname });
    case "NICKNAME_INVALID":
      return t("wallet.nickname.invalid");
    case "CHANGED_MEANWHILE":
      return nickname === null ? t("billing.accountName.removedMeanwhile") : t("billing.accountName.changedMeanwhile", { nickname });
  }
}
