import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { DateField } from "@portico/design-system/calendar";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { MoneyField } from "@portico/design-system/field";
import { Columns, Stack } from "@portico/design-system/layout";
import { addDays, typedDate } from "@portico/rules/dates";
import { amountText } from "@portico/rules/money";
import { useState } from "react";
import { Form } from "../model/Form.tsx";
import { daysAhead, type WhatIfFaults } from "./limits.ts";

export type WhatIfTyped = { amount: string; date: string };

type Props = { today: string; due: number; faults: WhatIfFaults; onAsk: (typed: WhatIfTyped) => void };

/** An amount and a day; what is due, today, to begin with. */
export function WhatIfForm({ today, due, faults, onAsk }: Props) {
  const t = useCopy();
  const [amount, setAmount] = useState(due > 0 ? amountText(due) : "");
  const [date, setDate] = useState(typedDate(today));
  const [asks, setAsks] = useState(0);
  const wrong = {
    amount: faults.amount ? t("billing.whatIf.amountFault") : undefined,
    date: faults.date ? t("billing.whatIf.dateFault") : undefined,
  };
  const errors = (["amount", "date"] as const).flatMap((fieldName) => (wrong[fieldName] ? [{ fieldName, message: wrong[fieldName] }] : []));
  const submit = () => {
    setAsks(asks + 1);
    onAsk({ amount, date });
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap="large">
        <ErrorSummary title={t("billing.whatIf.errors", { count: errors.length })} errors={errors} focusOn={errors.length > 0 ? asks : 0} />
        <Columns template="equal" gap="medium">
          <MoneyField name="amount" label={t("billing.whatIf.amount")} value={amount} onChange={setAmount} error={wrong.amount} />
          <DateField
            name="date"
            label={t("billing.whatIf.date")}
            value={date}
            onChange={setDate}
            error={wrong.date}
            openLabel={t("billing.whatIf.openCalendar")}
            closeLabel={t("billing.close")}
            previousLabel={t("billing.whatIf.previous")}
            nextLabel={t("billing.whatIf.next")}
            today={today}
            min={{ date: today, reason: t("billing.whatIf.past") }}
            max={{ date: addDays(today, daysAhead), reason: t("billing.whatIf.beyond") }}
          />
        </Columns>
        <Actions>
          <Button type="submit">{t("billing.whatIf.ask")}</Button>
        </Actions>
      </Stack>
    </Form>
  );
}
