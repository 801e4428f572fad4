import { useCopy } from "@portico/content-runtime/react";
import { Link } from "@portico/design-system/link";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Navigate, useSearchParams } from "react-router-dom";
import { PayDeviceDocument } from "../../../api/graphql/generated/graph.payDevice.ts";
import type { PayDeviceQuery } from "../../../api/graphql/generated/graph.ts";
import { useFocusOnChange } from "../../../components/useFocusOnChange.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { LockingPayment, PayingNotAllowed } from "../model/account-status/PayingBlocked.tsx";
import { deviceBalancesPath } from "../model/laterPaths.ts";
import { UnknownOutcome } from "../model/payment-flow/UnknownOutcome.tsx";
import { BillingScreen, SubScreen, useAccountId, usePaymentInfoCopy } from "../model/screen/BillingScreen.tsx";
import { BillingSkeleton } from "../model/screen/BillingSkeleton.tsx";
import { Notice } from "../model/screen/Notice.tsx";
import { AmountStep } from "./AmountStep.tsx";
import { CardStep } from "./CardStep.tsx";
import { ReviewStep } from "./ReviewStep.tsx";
import { type DeviceStep, deviceSteps, openDeviceStep } from "./payDevice.rules.ts";
import { payDeviceEvents, selectPayDevice } from "./payDevice.slice.ts";

/**
 * One-time payment for a mobile device in three steps (PAY-04): amount, card, review. Device and step are in the URL.
 */
export function PayDeviceScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const [query] = useSearchParams();
  const deviceId = query.get("device") ?? "";
  const { read, retry } = useGraphRead(PayDeviceDocument, { accountId, deviceId });
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(payDeviceEvents.opened({ accountId, deviceId }));
    return () => void dispatch(payDeviceEvents.left());
  }, [dispatch, accountId, deviceId]);
  return (
    <BillingScreen
      read={read}
      retry={retry}
      width="narrow"
      title={t("billing.payDevice.title")}
      loadFailed={usePaymentInfoCopy()}
    >
      {({ billing }) =>
        // An address without a device: each device's balance has its own link to pay.
        deviceId === "" ? (
          <Navigate replace to={deviceBalancesPath(accountId)} />
        ) : (
          billing && <Flow account={billing} deviceId={deviceId} />
        )
      }
    </BillingScreen>
  );
}

const screens = { amount: AmountStep, card: CardStep, review: ReviewStep };

function Flow({ account, deviceId }: { account: NonNullable<PayDeviceQuery["billing"]>; deviceId: string }) {
  const t = useCopy();
  const { phase, draft } = useSelector(selectPayDevice);
  const requested = useRequestedStep();
  const device = account.mobileDevices.find(({ id }) => id === deviceId);
  const open = draft && openDeviceStep(draft, requested);
  useStepCorrection(requested, phase.name === "editing" && draft?.deviceId === deviceId && open !== requested);
  useFocusOnChange(phase.name === "unknown" ? "confirming" : (open ?? ""));
  if (phase.name === "unknown")
    return <UnknownOutcome accountId={account.id} amount={draft?.cents} takesLong={phase.takesLong} />;
  if (!account.canPay || account.lockingPayment) {
    return (
      <SubScreen accountId={account.id} title={t("billing.payDevice.title")}>
        {account.canPay && account.lockingPayment ? (
          <LockingPayment payment={account.lockingPayment} />
        ) : (
          <PayingNotAllowed accountId={account.id} />
        )}
      </SubScreen>
    );
  }
  if (!device || device.paymentMaximum === 0) return <NothingToPay accountId={account.id} />;
  if (!draft || !open || draft.deviceId !== deviceId || phase.name === "settled")
    return <BillingSkeleton width="narrow" />;
  const Step = screens[open];
  return <Step account={account} device={device} draft={draft} />;
}

function useRequestedStep(): DeviceStep {
  const [query] = useSearchParams();
  return deviceSteps.find((step) => step === query.get("step")) ?? "amount";
}

/** Tells the saga which step the URL asks for; the saga owns the step and redirects when another one is open. */
function useStepCorrection(requested: DeviceStep, corrected: boolean) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (corrected) dispatch(payDeviceEvents.stepRequested({ requested }));
  }, [dispatch, requested, corrected]);
}

/** Shown when the device is paid off, fully covered by pending payments, or not of this account. */
function NothingToPay({ accountId }: { accountId: string }) {
  const t = useCopy();
  return (
    <SubScreen accountId={accountId} title={t("billing.payDevice.title")}>
      <Notice
        tone="info"
        title={t("billing.payDevice.gone.title")}
        action={<Link href={deviceBalancesPath(accountId)}>{t("billing.payDevice.gone.back")}</Link>}
      >
        {t("billing.payDevice.gone.detail")}
      </Notice>
    </SubScreen>
  );
}
