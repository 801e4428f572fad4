import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Inline, Stack } from "@portico/design-system/layout";
import { DateText, DateTile } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { useDispatch } from "react-redux";
import { Form } from "../model/Form.tsx";
import { payOnceEvents } from "./payOnce.slice.ts";
import type { StepProps } from "./steps.ts";
import { StepFrame } from "./StepFrame.tsx";
import { StepNotices } from "./StepNotices.tsx";

/** When: today, by the provider's calendar. */
export function DateStep({ account, draft }: StepProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const date = account.businessDate;
  return (
    <StepFrame draft={draft} step="date" title={t("billing.payOnce.date.title")}>
      <StepNotices step="date" accountId={draft.accountId} />
      <Card>
        <Inline gap="medium" wrap={false}>
          <DateTile date={date} />
          <div>
            <Text size="eyebrow">{t("billing.payOnce.date.label")}</Text>
            <Text weight="strong" size="lead">
              <DateText date={date} look="long" />
            </Text>
          </div>
        </Inline>
      </Card>
      <Stack gap="small">
        {account.paymentOptions.mustPayToday && <Text>{t("billing.payOnce.date.forced")}</Text>}
        <Text tone="quiet">{t("billing.payOnce.date.detail")}</Text>
      </Stack>
      <Form onSubmit={() => dispatch(payOnceEvents.dateAccepted({ date }))}>
        <Actions>
          <Button type="submit" wide>
            {t("billing.payOnce.continue")}
          </Button>
        </Actions>
      </Form>
    </StepFrame>
  );
}
