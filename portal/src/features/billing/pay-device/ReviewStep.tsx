import { useCopy } from "@portico/content-runtime/react";
import { Button, StickyActions } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { Stack } from "@portico/design-system/layout";
import { Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { useDispatch, useSelector } from "react-redux";
import { AmountOf, useReviewRows } from "../model/payment-flow/reviewRows.tsx";
import { Form } from "../model/payment-flow/FlowFrame.tsx";
import { MethodName } from "../model/payment-methods/MethodName.tsx";
import { Overlaps } from "../model/payment-flow/Overlaps.tsx";
import { payDevicePath, deviceBalancesPath } from "../model/laterPaths.ts";
import { RecordsFields, useReviewForm } from "../model/payment-flow/ReviewForm.tsx";
import { TermsCheckbox } from "../model/terms/TermsCheckbox.tsx";
import { payDeviceEvents, selectPayDevice } from "./payDevice.slice.ts";
import { StepFrame } from "./StepFrame.tsx";
import type { DeviceStepProps } from "./payDevice.rules.ts";

/** Review of all choices, the terms, and the button that pays. */
export function ReviewStep({ account, device, draft }: DeviceStepProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const sending = useSelector(selectPayDevice).phase.name === "submitting";
  const { canNotify } = account.paymentOptions;
  const { accepted, setAccepted, submitCount, submit, errors, recordsErrors, termsError } = useReviewForm({
    records: draft,
    canNotify,
    termsRequired: t("billing.payOnce.review.termsRequired"),
    idempotencyKey: draft.idempotencyKey,
    reviewOpened: payDeviceEvents.reviewOpened,
    onAccepted: () => dispatch(payDeviceEvents.submitted()),
  });
  const amount = draft.cents ?? 0;
  return (
    <StepFrame draft={draft} step="review" title={t("billing.payDevice.review.title")}>
      <ErrorSummary
        title={t("billing.payOnce.errors", { count: errors.length })}
        errors={errors}
        focusOn={submitCount}
      />
      <Form onSubmit={submit}>
        <Stack gap="large">
          <Card variant="tint" labelledBy="to-be-charged">
            <AmountOf id="to-be-charged" title={t("billing.payOnce.review.willBeCharged")} cents={amount}>
              <Text size="small">{t("billing.payOnce.review.nothingYet")}</Text>
            </AmountOf>
          </Card>
          <Answers account={account} device={device} draft={draft} />
          <Overlaps
            overlaps={account.deviceOverlaps}
            title={t("billing.payDevice.overlap.title", { name: device.name })}
            skip={deviceBalancesPath(draft.accountId)}
            change={payDevicePath(draft.accountId, draft.deviceId, "amount")}
            reportShown={payDeviceEvents.overlapsShown}
          />
          <RecordsFields
            records={draft}
            errors={recordsErrors}
            canNotify={canNotify}
            onTyped={(typed) => dispatch(payDeviceEvents.recordsTyped(typed))}
          />
          <TermsCheckbox
            agreement="billing.payOnce.review.terms"
            title={t("billing.payOnce.terms.title")}
            text={t("billing.payOnce.terms.text")}
            accepted={accepted}
            onChange={setAccepted}
            error={termsError}
          />
          <StickyActions>
            <Button type="submit" fullWidth busy={sending ? t("billing.payOnce.review.submitting") : undefined}>
              {t("billing.payOnce.review.submit", { amount })}
            </Button>
          </StickyActions>
        </Stack>
      </Form>
    </StepFrame>
  );
}

/** Rows: device, payment method, and what will be left to pay. */
function Answers({ account, device, draft: { accountId, deviceId, cents = 0, method } }: DeviceStepProps) {
  const t = useCopy();
  const rows = useReviewRows();
  const items = [
    rows.account(account),
    { id: "device", term: t("billing.payDevice.review.device"), detail: device.name },
    ...(method
      ? [
          rows.method(
            <MethodName type={method.type} lastFour={method.lastFour} />,
            payDevicePath(accountId, deviceId, "card"),
          ),
        ]
      : []),
    {
      id: "left",
      term: t("billing.payDevice.review.leftAfter"),
      detail: <Money cents={Math.max(0, device.remainingBalance - cents)} />,
    },
  ];
  return (
    <Card>
      <DescriptionList items={items} />
    </Card>
  );
}
