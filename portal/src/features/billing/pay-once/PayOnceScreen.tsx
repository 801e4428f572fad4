import { useCopy, useToggle } from "@portico/content-runtime/react";
import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { PayOnceDocument } from "../../../api/graphql/generated/graph.payOnce.ts";
import { Navigate, useSearchParams } from "react-router-dom";
import { isLocalDate } from "@portico/rules/dates";
import { BillingScreen } from "../model/BillingScreen.tsx";
import { BillingSkeleton } from "../model/BillingSkeleton.tsx";
import { enrolPath } from "../model/paths.ts";
import { useAccountId } from "../model/useAccountId.ts";
import { usePaymentInfoWords } from "../model/usePaymentInfoWords.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { selectPayOnce } from "./payOnce.selectors.ts";
import { payOnceEvents } from "./payOnce.slice.ts";
import { PayOnceFlow } from "./PayOnceFlow.tsx";

/** What `open` in the address of Pay bill asks for: Auto Pay has a flow of its own. */
export function PayBillScreen() {
  const accountId = useAccountId();
  const [query] = useSearchParams();
  return query.get("open") === "ap" ? <Navigate to={enrolPath(accountId)} replace /> : <PayOnceScreen />;
}

/**
 * One-time payment in four steps (PAY-01): amount, method, date, review. The step is in the address. `open=fdp` comes with a later date in
 * mind; with a payment's id it changes that scheduled payment. `open=bd` links a bank
 * account, `open=quick` asks for everything on one card (PAY-03).
 */
function PayOnceScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const { read, retry } = useGraphRead(PayOnceDocument, { accountId });
  const draft = useSelector(selectPayOnce).draft;
  useOpenFlow(accountId);
  return (
    <BillingScreen read={read} retry={retry} width="narrow" title={t("billing.payOnce.title")} loadFailed={usePaymentInfoWords()}>
      {({ billing }) => (billing && draft?.accountId === accountId ? <PayOnceFlow account={billing} draft={draft} /> : <BillingSkeleton width="narrow" />)}
    </BillingScreen>
  );
}

function useOpenFlow(accountId: string) {
  const dispatch = useDispatch();
  const [query] = useSearchParams();
  const bankLinking = useToggle("bankLinking");
  const later = query.get("open") === "fdp";
  const quick = query.get("open") === "quick";
  const bank = query.get("open") === "bd" && bankLinking;
  const changes = query.get("payment") ?? undefined;
  const { amount: linkedAmount, date: linkedDate } = useLinkedAmountAndDate(accountId);
  useEffect(() => {
    dispatch(payOnceEvents.opened({ accountId, linkedAmount, linkedDate, ...(later && { way: { later, changes } }), ...(quick && { way: { quick } }), ...(bank && { way: { bank } }) }));
    return () => void dispatch(payOnceEvents.left());
  }, [dispatch, accountId, linkedAmount, linkedDate, later, quick, bank, changes]);
}

/** The sum, in cents, and the day that the link which leads here names. The addresses of the steps behind it don't repeat them: what is chosen there stands. */
function useLinkedAmountAndDate(accountId: string): { amount?: number; date?: string } {
  const [query] = useSearchParams();
  const [entry] = useState({ accountId, cents: Number(query.get("amount")), date: query.get("date") ?? "" });
  if (entry.accountId !== accountId) return {};
  const { cents, date } = entry;
  return { ...(Number.isSafeInteger(cents) && cents > 0 && { amount: cents }), ...(isLocalDate(date) && { date }) };
}
