import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { DateField } from "@portico/design-system/calendar";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { MoneyField } from "@portico/design-system/field";
import { Columns, Stack } from "@portico/design-system/layout";
import { addDays, parseTypedDate, typedDate } from "@portico/rules/dates";
import { amountText, parseAmount } from "@portico/rules/money";
import { stillDue } from "@portico/rules/paymentAmount";
import { useState } from "react";
import type { AccountBalanceFragment } from "../../../api/graphql/generated/graph.ts";
import { WhatIfStartDocument } from "../../../api/graphql/generated/graph.whatIf.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { Form } from "../model/payment-flow/FlowFrame.tsx";
import { BillingScreen, SubScreen, useAccountId } from "../model/screen/BillingScreen.tsx";
import { Outcome } from "./Outcome.tsx";

/** Preview of what a payment of a given amount on a given date would change, by the server's own rules (B20). */
export function WhatIfScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const { read, retry } = useGraphRead(WhatIfStartDocument, { accountId });
  return (
    <BillingScreen read={read} retry={retry} width="narrow" title={t("billing.whatIf.title")}>
      {({ billing }) => billing && <WhatIf account={billing} />}
    </BillingScreen>
  );
}

type Scenario = { amount: number; date: string };

function WhatIf({ account }: { account: AccountBalanceFragment }) {
  const t = useCopy();
  const { locale } = useLocale();
  // The form is filled in from the start, so the answer is there from the start.
  const due = stillDue(account);
  const [scenario, setScenario] = useState<Scenario | undefined>(
    due > 0 ? { amount: due, date: account.businessDate } : undefined,
  );
  const [invalid, setInvalid] = useState<InvalidFields>({});
  const ask = (typed: WhatIfTyped) => {
    const [amount, date] = [parseAmount(typed.amount, locale), parseTypedDate(typed.date)];
    const inTime = date !== null && date >= account.businessDate && date <= addDays(account.businessDate, daysAhead);
    setInvalid({ amount: !amount.ok, date: !inTime });
    setScenario(amount.ok && inTime ? { amount: amount.cents, date } : undefined);
  };
  return (
    <SubScreen accountId={account.id} title={t("billing.whatIf.title")} description={t("billing.whatIf.lead")}>
      <WhatIfForm today={account.businessDate} due={due} invalid={invalid} onAsk={ask} />
      {scenario && (
        <Outcome
          accountId={account.id}
          mayPay={account.canPay && !account.lockingPayment}
          today={account.businessDate}
          {...scenario}
        />
      )}
    </SubScreen>
  );
}

type WhatIfTyped = { amount: string; date: string };

type Props = { today: string; due: number; invalid: InvalidFields; onAsk: (typed: WhatIfTyped) => void };

/** Amount and date; initially the amount due, today. */
function WhatIfForm({ today, due, invalid, onAsk }: Props) {
  const t = useCopy();
  const [amount, setAmount] = useState(due > 0 ? amountText(due) : "");
  const [date, setDate] = useState(typedDate(today));
  const [asks, setAsks] = useState(0);
  const messages = {
    amount: invalid.amount ? t("billing.whatIf.amountFault") : undefined,
    date: invalid.date ? t("billing.whatIf.dateFault") : undefined,
  };
  const errors = (["amount", "date"] as const).flatMap((fieldName) =>
    messages[fieldName] ? [{ fieldName, message: messages[fieldName] }] : [],
  );
  const submit = () => {
    setAsks(asks + 1);
    onAsk({ amount, date });
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap="large">
        <ErrorSummary
          title={t("billing.whatIf.errors", { count: errors.length })}
          errors={errors}
          focusOn={errors.length > 0 ? asks : 0}
        />
        <Columns template="equal" gap="medium">
          <MoneyField
            name="amount"
            label={t("billing.whatIf.amount")}
            value={amount}
            onChange={setAmount}
            error={messages.amount}
          />
          <DateField
            name="date"
            label={t("billing.whatIf.date")}
            value={date}
            onChange={setDate}
            error={messages.date}
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

/** Same range as the server. */
const daysAhead = 60;

/** Which field is invalid. */
type InvalidFields = { amount?: boolean; date?: boolean };
