import { Copy, useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Checkbox } from "@portico/design-system/choice";
import { DescriptionList } from "@portico/design-system/description-list";
import { Dialog } from "@portico/design-system/dialog";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { Stack } from "@portico/design-system/layout";
import { LinkButton } from "@portico/design-system/link";
import { Money } from "@portico/design-system/money";
import { Heading, Text } from "@portico/design-system/text";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Form } from "../model/Form.tsx";
import { MethodName } from "../model/MethodName.tsx";
import { payDeviceEvents, selectPayDevice } from "./payDevice.slice.ts";
import { StepFrame } from "./StepFrame.tsx";
import type { DeviceStepProps } from "./steps.ts";

/** Everything once more, the terms, and the one button that moves money. */
export function ReviewStep({ device, draft }: DeviceStepProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const sending = useSelector(selectPayDevice).phase.name === "submitting";
  const [accepted, setAccepted] = useState(false);
  const [missing, setMissing] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const message = missing && !accepted ? t("billing.payOnce.review.termsRequired") : undefined;
  const amount = draft.cents ?? 0;
  const submit = () => {
    setMissing(!accepted);
    if (!accepted) setRefusals(refusals + 1);
    else dispatch(payDeviceEvents.submitted({ attemptKey: crypto.randomUUID() }));
  };
  return (
    <StepFrame draft={draft} step="review" title={t("billing.payDevice.review.title")}>
      <ErrorSummary title={t("billing.payOnce.errors", { count: 1 })} errors={message ? [{ fieldName: "terms", message }] : []} focusOn={refusals} />
      <Form onSubmit={submit}>
        <Stack gap="large">
          <Card tone="tint" labelledBy="to-be-charged">
            <Stack gap="xsmall">
              <Heading level={2} size={4} id="to-be-charged">
                <Text as="span" size="eyebrow">
                  {t("billing.payOnce.review.willBeCharged")}
                </Text>
              </Heading>
              <Money cents={amount} size="large" />
              <Text size="small">{t("billing.payOnce.review.nothingYet")}</Text>
            </Stack>
          </Card>
          <Card>
            <DescriptionList
              items={[
                { id: "device", term: t("billing.payDevice.review.device"), detail: device.name },
                ...(draft.card ? [{ id: "card", term: t("billing.payOnce.review.method"), detail: <MethodName {...draft.card} /> }] : []),
                { id: "left", term: t("billing.payDevice.review.leftAfter"), detail: <Money cents={Math.max(0, device.remainingBalance - amount)} /> },
              ]}
            />
          </Card>
          <Terms accepted={accepted} onChange={setAccepted} error={message} />
          <Actions sticky>
            <Button type="submit" wide busy={sending ? t("billing.payOnce.review.submitting") : undefined}>
              {t("billing.payOnce.review.submit", { amount })}
            </Button>
          </Actions>
        </Stack>
      </Form>
    </StepFrame>
  );
}

function Terms({ accepted, onChange, error }: { accepted: boolean; onChange: (accepted: boolean) => void; error?: string }) {
  const t = useCopy();
  const [reading, setReading] = useState(false);
  const terms = (words: React.ReactNode) => <LinkButton onPress={() => setReading(true)}>{words}</LinkButton>;
  return (
    <>
      <Checkbox name="terms" label={<Copy id="billing.payOnce.review.terms" tags={{ terms }} />} checked={accepted} onChange={onChange} error={error} />
      <Dialog open={reading} title={t("billing.payOnce.terms.title")} closeLabel={t("billing.close")} onClose={() => setReading(false)}>
        <Stack>
          {t("billing.payOnce.terms.text")
            .split(/\n\s*\n/)
            .map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
        </Stack>
      </Dialog>
    </>
  );
}
