import { parseDate } from "@internationalized/date";
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  Cell,
  Column,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Form,
  Group,
  Heading,
  Input,
  Label,
  Link,
  ListBox,
  ListBoxItem,
  Modal,
  ModalOverlay,
  Popover,
  Row as TableRow,
  Select,
  SelectValue,
  Tab,
  Table,
  TableBody,
  TableHeader,
  TabList,
  TabPanel,
  Tabs,
  Text,
  TextField,
} from "react-aria-components";
import {
  cards,
  columns,
  type FieldName,
  fieldNames,
  fields,
  language,
  progress,
  type Row,
  steps,
  type View,
  views,
  words,
} from "../shared/content.ts";
import { money, shortDate } from "../shared/format.ts";
import { answersOf, days, type Payment, usePayment } from "../shared/usePayment.ts";

export function Screen() {
  const payment = usePayment();
  return (
    <main>
      <Heading level={1}>{words.title}</Heading>
      <Steps step={payment.step} />
      <section className="notice" role="note" aria-labelledby="notice">
        <Heading level={2} id="notice">
          {words.notice.title}
        </Heading>
        <p>{words.notice.text}</p>
      </section>
      <div className="cards">
        {cards.map((card) => (
          <section key={card.id} className="card" aria-labelledby={card.id}>
            <Heading level={2} id={card.id}>
              {card.title}
            </Heading>
            <p>{money(card.amount)}</p>
            <p>{card.text}</p>
            <Link href={`#${card.id}`}>{card.link}</Link>
          </section>
        ))}
      </div>
      <Form className="fields" onSubmit={(event) => event.preventDefault()}>
        {fieldNames.map((name) => (
          <Field key={name} name={name} payment={payment} />
        ))}
        <Language payment={payment} />
        <PaymentDate payment={payment} />
      </Form>
      <Activity payment={payment} />
      <div className="row">
        <Button onPress={payment.review}>{words.review}</Button>
        <Button onPress={payment.next}>{words.next}</Button>
      </div>
      <Review payment={payment} />
    </main>
  );
}

/** It has no stepper, no card and no alert: these are native elements. */
function Steps({ step }: { step: number }) {
  return (
    <nav aria-label={words.stepper}>
      <p>{progress(step)}</p>
      <ol className="steps">
        {steps.map((name, index) => (
          <li key={name} aria-current={index === step ? "step" : undefined}>
            {name}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Field({ name, payment }: { name: FieldName; payment: Payment }) {
  const { label, hint, autoComplete, inputMode } = fields[name];
  return (
    <TextField
      className="field"
      name={name}
      autoComplete={autoComplete}
      inputMode={inputMode}
      value={payment.values[name]}
      onChange={(value) => payment.change(name, value)}
    >
      <Label>{label}</Label>
      {hint ? <Text slot="description">{hint}</Text> : null}
      <Input />
    </TextField>
  );
}

function Language({ payment }: { payment: Payment }) {
  return (
    <Select
      className="field"
      name="language"
      value={payment.values.language}
      onChange={(value) => payment.change("language", String(value))}
    >
      <Label>{language.label}</Label>
      <Button>
        <SelectValue />
        <span aria-hidden="true">▾</span>
      </Button>
      <Popover className="popover">
        <ListBox>
          {language.options.map(({ value, label }) => (
            <ListBoxItem key={value} id={value}>
              {label}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}

function PaymentDate({ payment }: { payment: Payment }) {
  return (
    <DatePicker
      className="field"
      minValue={parseDate(days.min)}
      maxValue={parseDate(days.max)}
      value={payment.date ? parseDate(payment.date) : null}
      onChange={(date) => payment.setDate(date?.toString())}
    >
      <Label>{words.date.label}</Label>
      <Text slot="description">{words.date.hint}</Text>
      <Group className="row">
        <DateInput className="input">{(segment) => <DateSegment segment={segment} />}</DateInput>
        <Button>▾</Button>
      </Group>
      <Popover className="popover">
        <Dialog>
          <Calendar>
            <header className="row">
              <Button slot="previous">◀</Button>
              <Heading />
              <Button slot="next">▶</Button>
            </header>
            <CalendarGrid>{(date) => <CalendarCell className="day" date={date} />}</CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  );
}

function Activity({ payment }: { payment: Payment }) {
  return (
    <Tabs selectedKey={payment.view} onSelectionChange={(view) => payment.setView(view as View)}>
      <TabList aria-label={words.tabs}>
        {views.map(({ id, label }) => (
          <Tab key={id} id={id}>
            {label}
          </Tab>
        ))}
      </TabList>
      {views.map(({ id, label, rows }) => (
        <TabPanel key={id} id={id}>
          <Rows caption={label} rows={rows} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function Rows({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  return (
    <Table aria-label={caption}>
      <TableHeader>
        {columns.map((name, index) => (
          <Column key={name} id={name} isRowHeader={index === 0}>
            {name}
          </Column>
        ))}
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id} id={row.id}>
            <Cell>{shortDate(row.date)}</Cell>
            <Cell>{row.what}</Cell>
            <Cell>{row.method}</Cell>
            <Cell>{money(row.amount)}</Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Review({ payment }: { payment: Payment }) {
  return (
    <ModalOverlay
      className="overlay"
      isDismissable
      isOpen={payment.reviewing}
      onOpenChange={(open) => (open ? undefined : payment.close())}
    >
      <Modal>
        <Dialog className="dialog">
          <Heading slot="title">{words.dialog.title}</Heading>
          <p>{words.dialog.text}</p>
          <dl>
            {answersOf(payment).map(({ id, term, detail }) => (
              <div key={id}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
          <div className="row">
            <Button onPress={payment.close}>{words.dialog.back}</Button>
            <Button onPress={payment.close}>{words.dialog.confirm}</Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
