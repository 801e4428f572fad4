import { useCopy } from "@portico/content-runtime/react";
import { Button, StickyActions } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { Stack } from "@portico/design-system/layout";
import { Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { useDispatch, useSelector } from "react-redux";
import { AmountOf } from "../model/AmountOf.tsx";
import { Form } from "../model/Form.tsx";
import { MethodName } from "../model/MethodName.tsx";
import { Overlaps } from "../model/Overlaps.tsx";
import { deviceBalancesPath, payDevicePath } from "../model/paths.ts";
import { RecordsFields } from "../model/RecordsFields.tsx";
import { TermsCheckbox } from "../model/TermsCheckbox.tsx";
import { useReviewForm } from "../model/useReviewForm.ts";
import { useReviewRows } from "../model/useReviewRows.tsx";
import { payDeviceEvents, selectPayDevice } from "./payDevice.slice.ts";
import { StepFrame } from "./StepFrame.tsx";
import type { DeviceStepProps } from "./steps.ts";

/** Everything once more, the terms, and the one button that moves money. */
export function ReviewStep({ account, device, draft }: DeviceStepProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const sending = useSelector(selectPayDevice).phase.name === "submitting";
  const { canNotify } = account.paymentOptions;
  const { accepted, setAccepted, refusals, submit, errors, recordsErrors, termsError } = useReviewForm({
    records: draft,
    canNotify,
    termsRequired: t("billing.payOnce.review.termsRequired"),
    attemptKey: draft.attemptKey,
    reviewOpened: payDeviceEvents.reviewOpened,
    onAccepted: () => dispatch(payDeviceEvents.submitted()),
  });
  const amount = draft.cents ?? 0;
  return (
    <StepFrame draft={draft} step="review" title={t("billing.payDevice.review.title")}>
      <ErrorSummary title={t("billing.payOnce.errors", { count: errors.length })} errors={errors} focusOn={refusals} />
      <Form onSubmit={submit}>
        <Stack gap="large">
          <Card tone="tint" labelledBy="to-be-charged">
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
            shown={payDeviceEvents.overlapsShown}
          />
          <RecordsFields records={draft} errors={recordsErrors} canNotify={canNotify} onTyped={(typed) => dispatch(payDeviceEvents.recordsTyped(typed))} />
          <TermsCheckbox agreement="billing.payOnce.review.terms" title={t("billing.payOnce.terms.title")} text={t("billing.payOnce.terms.text")} accepted={accepted} onChange={setAccepted} error={termsError} />
          <StickyActions>
            <Button type="submit" wide busy={sending ? t("billing.payOnce.review.submitting") : undefined}>
              {t("billing.payOnce.review.submit", { amount })}
            </Button>
          </StickyActions>
        </Stack>
      </Form>
    </StepFrame>
  );
}

/** Which device, with what, and what is left of it then. */
function Answers({ account, device, draft: { accountId, deviceId, cents = 0, card } }: DeviceStepProps) {
  const t = useCopy();
  const rows = useReviewRows();
  const items = [
    rows.account(account),
    { id: "device", term: t("billing.payDevice.review.device"), detail: device.name },
    ...(card ? [rows.method(<MethodName {...card} />, payDevicePath(accountId, deviceId, "card"))] : []),
    { id: "left", term: t("billing.payDevice.review.leftAfter"), detail: <Money cents={Math.max(0, device.remainingBalance - cents)} /> },
  ];
  return (
    <Card>
      <DescriptionList items={items} />
    </Card>
  );
}
