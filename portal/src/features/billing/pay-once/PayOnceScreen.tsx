import { useCopy, useToggle } from "@portico/content-runtime/react";
import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { PayOnceDocument } from "../../../api/graphql/generated/graph.payOnce.ts";
import { Navigate, useSearchParams } from "react-router-dom";
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
  const named = useNamedAmount(accountId);
  useEffect(() => {
    dispatch(payOnceEvents.opened({ accountId, named, ...(later && { way: { later, changes } }), ...(quick && { way: { quick } }), ...(bank && { way: { bank } }) }));
    return () => void dispatch(payOnceEvents.left());
  }, [dispatch, accountId, named, later, quick, bank, changes]);
}

/** The sum that the link which leads here names, in cents. The addresses of the steps behind it don't repeat it: what is chosen there stands. */
function useNamedAmount(accountId: string): number | undefined {
  const [query] = useSearchParams();
  const [entry] = useState({ accountId, cents: Number(query.get("amount")) });
  return entry.accountId === accountId && Number.isSafeInteger(entry.cents) && entry.cents > 0 ? entry.cents : undefined;
}
