import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { DateField, parseTypedDate, formatTypedDate } from "@portico/design-system/calendar";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Dialog } from "@portico/design-system/dialog";
import {
  CardNumberField,
  ExpiryField,
  MoneyField,
  SecurityCodeField,
  Select,
  TextField,
  ZipField,
} from "@portico/design-system/field";
import { Columns, Grid, PageWidth, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { DateText, Money } from "@portico/design-system/money";
import { PageHeader } from "@portico/design-system/page-header";
import { Stepper } from "@portico/design-system/stepper";
import { type Column, Table } from "@portico/design-system/table";
import { Tabs } from "@portico/design-system/tabs";
import { Text } from "@portico/design-system/text";
import { useState } from "react";
import {
  cards,
  columns,
  type FieldName,
  fields,
  language,
  progress,
  type Row,
  steps,
  views,
  words,
} from "../shared/content.ts";
import { answersOf, days, type Payment, usePayment } from "../shared/usePayment.ts";

export function Screen() {
  const payment = usePayment();
  return (
    <main>
      <PageWidth width="wide">
        <Stack gap="large">
          <PageHeader title={words.title} />
          <Stepper label={words.stepper} progress={progress(payment.step)} steps={stepsAt(payment.step)} />
          <Alert tone="info" toneLabel="Note" title={words.notice.title}>
            {words.notice.text}
          </Alert>
          <Cards />
          <Form payment={payment} />
          <Activity payment={payment} />
          <Actions>
            <Button variant="secondary" onPress={payment.review}>
              {words.review}
            </Button>
            <Button onPress={payment.next}>{words.next}</Button>
          </Actions>
        </Stack>
      </PageWidth>
      <Review payment={payment} />
    </main>
  );
}

const stateLabels = { done: "done", current: "current step", upcoming: "to do" };

function stepsAt(current: number) {
  return steps.map((label, index) => {
    const state = index < current ? "done" : index === current ? "current" : "upcoming";
    return { id: label, label, state, stateLabel: stateLabels[state] } as const;
  });
}

function Cards() {
  return (
    <Grid min="medium">
      {cards.map((card) => (
        <Card key={card.id} labelledBy={card.id}>
          <CardTitle level={2} id={card.id}>
            {card.title}
          </CardTitle>
          <Money cents={card.amount} size="large" />
          <Text>{card.text}</Text>
          <Link href={`#${card.id}`}>{card.link}</Link>
        </Card>
      ))}
    </Grid>
  );
}

function Form({ payment }: { payment: Payment }) {
  const field = (name: FieldName) => ({
    name,
    label: fields[name].label,
    hint: fields[name].hint,
    value: payment.values[name],
    onChange: (value: string) => payment.change(name, value),
  });
  return (
    <Stack as="form" gap="medium">
      <Columns template="equal">
        <MoneyField {...field("amount")} />
        <TextField {...field("holder")} autoComplete="cc-name" />
      </Columns>
      <Columns template="equal">
        <CardNumberField {...field("card")} />
        <ExpiryField {...field("expiry")} />
      </Columns>
      <Columns template="equal">
        <SecurityCodeField {...field("code")} length={3} />
        <ZipField {...field("zip")} autoComplete="billing postal-code" />
      </Columns>
      <Columns template="equal">
        <TextField {...field("email")} type="email" autoComplete="email" />
        <Select
          name="language"
          {...language}
          value={payment.values.language}
          onChange={(value) => payment.change("language", value)}
        />
      </Columns>
      <PaymentDate payment={payment} />
    </Stack>
  );
}

const bounds = {
  min: { date: days.min, reason: "A payment can’t be dated in the past." },
  max: { date: days.max, reason: "Payments can be scheduled up to 30 days ahead." },
};

function PaymentDate({ payment }: { payment: Payment }) {
  const [text, setText] = useState(formatTypedDate(days.first, days.today));
  const { label, hint, open } = words.date;
  return (
    <DateField
      {...bounds}
      label={label}
      name="date"
      hint={hint}
      openLabel={open}
      closeLabel={words.dialog.close}
      previousLabel="Previous month"
      nextLabel="Next month"
      today={days.today}
      value={text}
      onChange={(next) => {
        setText(next);
        payment.setDate(parseTypedDate(next, days.today));
      }}
    />
  );
}

function Activity({ payment }: { payment: Payment }) {
  const tabs = views.map(({ id, label, rows }) => ({ id, label, content: <Rows caption={label} rows={rows} /> }));
  return <Tabs label={words.tabs} tabs={tabs} value={payment.view} onChange={payment.setView} />;
}

const [date = "", what = "", method = "", amount = ""] = columns;
const tableColumns: Column<Row>[] = [
  { id: "date", header: date, cell: (row) => <DateText date={row.date} />, rowHeader: true },
  { id: "what", header: what, cell: (row) => row.what },
  { id: "method", header: method, cell: (row) => row.method },
  { id: "amount", header: amount, cell: (row) => <Money cents={row.amount} />, align: "end" },
];

function Rows({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  return <Table caption={caption} columns={tableColumns} rows={rows} rowKey={(row) => row.id} empty={null} />;
}

function Review({ payment }: { payment: Payment }) {
  const { title, text, close, back, confirm } = words.dialog;
  return (
    <Dialog
      open={payment.reviewing}
      title={title}
      description={text}
      closeLabel={close}
      onOpenChange={payment.close}
      footer={
        <Actions align="end">
          <Button variant="secondary" onPress={payment.close}>
            {back}
          </Button>
          <Button onPress={payment.close}>{confirm}</Button>
        </Actions>
      }
    >
      <DescriptionList items={answersOf(payment)} />
    </Dialog>
  );
}
