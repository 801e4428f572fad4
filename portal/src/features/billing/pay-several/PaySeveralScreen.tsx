import { useCopy } from "@portico/content-runtime/react";
import { Page } from "@portico/design-system/layout";
import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useSearchParams } from "react-router-dom";
import { FlowFrame } from "../model/payment-flow/FlowFrame.tsx";
import type { ReadState } from "../../../api/read.ts";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { useFocusOnChange } from "../../../components/useFocusOnChange.ts";
import { selectAccountsRead } from "../../account/model/account.selectors.ts";
import type { Account } from "../../account/model/account.api.ts";
import { accountsRead } from "../../account/model/account.slice.ts";
import { PaymentsUnavailable } from "../../session/model/PaymentsUnavailable.tsx";
import { paySeveralPath, type SeveralStep } from "../model/laterPaths.ts";
import { BillingSkeleton } from "../model/screen/BillingSkeleton.tsx";
import { AccountsStep } from "./AccountsStep.tsx";
import { MethodsStep } from "./MethodsStep.tsx";
import { isOpenRow, paySeveralEvents, type Row, selectPaySeveral } from "./paySeveral.slice.ts";
import { Results } from "./Results.tsx";
import { ReviewStep } from "./ReviewStep.tsx";

/** Pays several accounts in one go (B13): accounts and amounts, how each is paid, review, one result for each. */
export function PaySeveralScreen() {
  const dispatch = useDispatch();
  useArrival(() => dispatch(accountsRead.requested()));
  useEffect(() => {
    dispatch(paySeveralEvents.opened());
    return () => void dispatch(paySeveralEvents.left());
  }, [dispatch]);
  return <PaySeveral />;
}

/** The results need no balances: these are read again meanwhile. */
export function PaySeveral() {
  const dispatch = useDispatch();
  const { phase, rows } = useSelector(selectPaySeveral);
  const read = useKeptRead(useSelector(selectAccountsRead), phase === "submitted");
  // Opening the flow is no change that the customer made.
  useFocusOnChange(phase === "submitted" ? phase : "open");
  return (
    <Page width="narrow">
      {phase === "submitted" ? (
        <Results rows={rows} />
      ) : (
        <ScreenState
          read={read}
          skeleton={<BillingSkeleton width="narrow" />}
          onRetry={() => dispatch(accountsRead.requested())}
        >
          {(accounts) => <PaySeveralFlow accounts={accounts} />}
        </ScreenState>
      )}
    </Page>
  );
}

/**
 * The accounts while the flow is open: once it was shown with current balances, it stays while they are read again, so
 * that nothing typed is lost. The server refuses an amount that is due no more.
 */
function useKeptRead(read: ReadState<Account[]>, isSubmitted: boolean): ReadState<Account[]> {
  const isCurrent = read.data !== undefined && !read.outdated;
  const [wasShown, setWasShown] = useState(false);
  const isShown = !isSubmitted && (wasShown || isCurrent);
  if (isShown !== wasShown) setWasShown(isShown);
  const { outdated: _, ...kept } = read;
  return isShown ? (kept as ReadState<Account[]>) : read;
}

const steps: readonly SeveralStep[] = ["accounts", "methods", "review"];

/** The step asked for, or the first that is not filled in before it. */
function openStep(rows: readonly Row[], requested: SeveralStep): SeveralStep {
  if (requested === "accounts" || rows.length === 0) return "accounts";
  return rows.every(({ method }) => method) ? requested : "methods";
}

function PaySeveralFlow({ accounts }: { accounts: readonly Account[] }) {
  const [query] = useSearchParams();
  const { phase, rows } = useSelector(selectPaySeveral);
  const requested = steps.find((step) => step === query.get("step")) ?? "accounts";
  const open = rows.filter(isOpenRow);
  const step = openStep(open, requested);
  useFocusOnChange(step);
  if (phase === "closed") return <BillingSkeleton width="narrow" />;
  return (
    <Step step={step} rows={open}>
      {step === "accounts" && <PaymentsUnavailable />}
      {step === "accounts" && <AccountsStep accounts={accounts} rows={open} />}
      {step === "methods" && <MethodsStep rows={open} />}
      {step === "review" && <ReviewStep rows={open} />}
    </Step>
  );
}

function Step({ step, rows, children }: { step: SeveralStep; rows: readonly Row[]; children: React.ReactNode }) {
  const t = useCopy();
  const filledIn = {
    accounts: rows.length > 0,
    methods: rows.length > 0 && rows.every((row) => row.method),
    review: false,
  };
  return (
    <FlowFrame
      label={t("billing.paySeveral.stepper")}
      steps={steps.map((id) => ({
        id,
        label: t("billing.paySeveral.step", { step: id }),
        href: paySeveralPath(id),
        filledIn: filledIn[id],
        opens: openStep(rows, id) === id,
      }))}
      current={step}
      out={{ href: "/billing", label: t("billing.backToBilling") }}
      title={t("billing.paySeveral.stepTitle", { step })}
      description={
        step === "accounts" || rows.length === 0
          ? undefined
          : t("billing.paySeveral.paying", {
              count: rows.length,
              amount: rows.reduce((sum, { cents }) => sum + cents, 0),
            })
      }
    >
      {children}
    </FlowFrame>
  );
}
