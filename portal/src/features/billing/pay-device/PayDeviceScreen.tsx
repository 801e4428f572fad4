import { useCopy } from "@portico/content-runtime/react";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useSearchParams } from "react-router-dom";
import type { PayDeviceQuery } from "../../../api/graphql/generated/graph.ts";
import { PayDeviceDocument } from "../../../api/graphql/generated/graph.payDevice.ts";
import { useFocusOnChange } from "../../../components/useFocusOnChange.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { BillingScreen } from "../model/BillingScreen.tsx";
import { BillingSkeleton } from "../model/BillingSkeleton.tsx";
import { LockingPayment } from "../model/LockingPayment.tsx";
import { PayingConfirmed } from "../model/PayingConfirmed.tsx";
import { PayingRefused } from "../model/PayingRefused.tsx";
import { SubScreen } from "../model/SubScreen.tsx";
import { useAccountId } from "../model/useAccountId.ts";
import { usePaymentInfoWords } from "../model/usePaymentInfoWords.ts";
import { AmountStep } from "./AmountStep.tsx";
import { CardStep } from "./CardStep.tsx";
import { NothingToPay } from "./NothingToPay.tsx";
import { payDeviceEvents, selectPayDevice } from "./payDevice.slice.ts";
import { ReviewStep } from "./ReviewStep.tsx";
import { type DeviceStep, deviceSteps, openDeviceStep } from "./steps.ts";

/** One-time payment for a mobile device in three steps (PAY-04): amount, card, review. Device and step are in the address. */
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
    <BillingScreen read={read} retry={retry} width="narrow" title={t("billing.payDevice.title")} loadFailed={usePaymentInfoWords()}>
      {({ billing }) => billing && <Flow account={billing} deviceId={deviceId} />}
    </BillingScreen>
  );
}

const screens = { amount: AmountStep, card: CardStep, review: ReviewStep };

function Flow({ account, deviceId }: { account: NonNullable<PayDeviceQuery["billing"]>; deviceId: string }) {
  const t = useCopy();
  const { phase, draft } = useSelector(selectPayDevice);
  const asked = useAskedStep();
  const device = account.mobileDevices.find(({ id }) => id === deviceId);
  const open = draft && openDeviceStep(draft, asked);
  useStepAsked(asked, phase.name === "editing" && draft?.deviceId === deviceId && open !== asked);
  useFocusOnChange(phase.name === "unknown" ? "confirming" : (open ?? ""));
  if (phase.name === "unknown") return <PayingConfirmed accountId={account.id} amount={draft?.cents} takesLong={phase.takesLong} />;
  if (!account.canPay || account.lockingPayment) {
    return (
      <SubScreen accountId={account.id} title={t("billing.payDevice.title")}>
        {account.canPay && account.lockingPayment ? <LockingPayment payment={account.lockingPayment} /> : <PayingRefused accountId={account.id} />}
      </SubScreen>
    );
  }
  if (!device || device.paymentMaximum === 0) return <NothingToPay accountId={account.id} />;
  if (!draft || !open || draft.deviceId !== deviceId) return <BillingSkeleton width="narrow" />;
  const Step = screens[open];
  return <Step account={account} device={device} draft={draft} />;
}

function useAskedStep(): DeviceStep {
  const [query] = useSearchParams();
  return deviceSteps.find((step) => step === query.get("step")) ?? "amount";
}

/** The saga owns the step: it is told of an address that another step has to stand at. */
function useStepAsked(asked: DeviceStep, corrected: boolean) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (corrected) dispatch(payDeviceEvents.stepAsked({ asked }));
  }, [dispatch, asked, corrected]);
}
