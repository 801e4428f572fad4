import { useCopy } from "@portico/content-runtime/react";
import type { ReactNode } from "react";
import { accountNumberInGroups } from "../../account/model/accountNumber.ts";
import { ChangeLink } from "./ChangeLink.tsx";

type Account = { accountName: string; accountNumber: string };

/** The rows that reviews and receipts share: whose account, and with what it is paid. `change`: the address of the step that asks for the method. */
export function useReviewRows() {
  const t = useCopy();
  return {
    account: ({ accountName, accountNumber }: Account) => ({ id: "account", term: t("billing.payOnce.review.account"), detail: accountName, aside: accountNumberInGroups(accountNumber) }),
    method: (detail: ReactNode, change?: string) => ({ id: "method", term: t("billing.payOnce.review.method"), detail, aside: change && <ChangeLink href={change} name={t("billing.payOnce.review.changeMethod")} /> }),
  };
}
