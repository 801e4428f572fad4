import { useCopy } from "@portico/content-runtime/react";
import { LinkButton } from "@portico/design-system/link";
import { Suspense, useCallback, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { LiveRegion } from "@portico/design-system/feedback";
import { lazyPart } from "../../../components/lazyPart.ts";
import { accountNameEvents, selectAccountName } from "./accountName.slice.ts";
import type { HomeAccount } from "./homeAccount.ts";

const AccountNameDialog = lazyPart(() => import("./AccountNameDialog.tsx").then((part) => part.AccountNameDialog));

/** What the account is called (B15), as a row of a list; who may pay it may name it. `dialog` stands beside the list. */
export function useAccountNameRow(account: HomeAccount) {
  const t = useCopy();
  const dispatch = useDispatch();
  const saved = useSelector(selectAccountName).name === "saved";
  const [naming, setNaming] = useState(false);
  const { nickname, canPay } = account;
  const open = () => {
    dispatch(accountNameEvents.opened());
    setNaming(true);
  };
  const close = useCallback(() => setNaming(false), []);
  const row = {
    id: "nickname",
    term: t("billing.accountName.term"),
    detail: nickname ?? t("billing.accountName.none"),
    aside: canPay && <LinkButton onPress={open}>{t(nickname === null ? "billing.accountName.add" : "billing.accountName.change")}</LinkButton>,
  };
  const dialog = (
    <>
      <LiveRegion urgency="polite" message={saved ? t("billing.accountName.saved") : ""} />
      <Suspense>{naming && <AccountNameDialog account={account} onClose={close} />}</Suspense>
    </>
  );
  return { row, dialog };
}
