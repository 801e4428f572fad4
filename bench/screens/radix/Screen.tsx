import { Dialog, Label, Popover, Select, Tabs } from "radix-ui";
import { useState } from "react";
import { DayPicker } from "react-day-picker";
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
      <h1>{words.title}</h1>
      <Steps step={payment.step} />
      <section className="notice" role="note" aria-labelledby="notice">
        <h2 id="notice">{words.notice.title}</h2>
        <p>{words.notice.text}</p>
      </section>
      <div className="cards">
        {cards.map((card) => (
          <section key={card.id} className="card" aria-labelledby={card.id}>
            <h2 id={card.id}>{card.title}</h2>
            <p>{money(card.amount)}</p>
            <p>{card.text}</p>
            <a href={`#${card.id}`}>{card.link}</a>
          </section>
        ))}
      </div>
      <form className="fields" onSubmit={(event) => event.preventDefault()}>
        {fieldNames.map((name) => (
          <Field key={name} name={name} payment={payment} />
        ))}
        <Language payment={payment} />
        <PaymentDate payment={payment} />
      </form>
      <Activity payment={payment} />
      <div className="row">
        <button type="button" onClick={payment.review}>
          {words.review}
        </button>
        <button type="button" onClick={payment.next}>
          {words.next}
        </button>
      </div>
      <Review payment={payment} />
    </main>
  );
}

/** Radix has behaviour only: steps, cards, fields and tables are native elements. */
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
    <div className="field">
      <Label.Root htmlFor={name}>{label}</Label.Root>
      {hint ? <span id={`${name}-hint`}>{hint}</span> : null}
      <input
        id={name}
        aria-describedby={hint ? `${name}-hint` : undefined}
        autoComplete={autoComplete}
        inputMode={inputMode}
        value={payment.values[name]}
        onChange={(event) => payment.change(name, event.currentTarget.value)}
      />
    </div>
  );
}

function Language({ payment }: { payment: Payment }) {
  return (
    <div className="field">
      <Label.Root htmlFor="language">{language.label}</Label.Root>
      <Select.Root value={payment.values.language} onValueChange={(value) => payment.change("language", value)}>
        <Select.Trigger id="language">
          <Select.Value />
          <Select.Icon />
        </Select.Trigger>
        <Select.Portal>
          <Select.Content className="popover">
            <Select.Viewport>
              {language.options.map(({ value, label }) => (
                <Select.Item key={value} value={value}>
                  <Select.ItemText>{label}</Select.ItemText>
                </Select.Item>
              ))}
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      </Select.Root>
    </div>
  );
}

const dateOf = (iso: string) => new Date(`${iso}T00:00`);
const isoOf = (date: Date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;

function PaymentDate({ payment }: { payment: Payment }) {
  const [open, setOpen] = useState(false);
  const choose = (date: Date | undefined) => {
    payment.setDate(date && isoOf(date));
    setOpen(false);
  };
  return (
    <div className="field">
      <Label.Root htmlFor="date">{words.date.label}</Label.Root>
      <span id="date-hint">{words.date.hint}</span>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <div className="row">
          <input
            id="date"
            aria-describedby="date-hint"
            value={payment.date ?? ""}
            onChange={(event) => payment.setDate(event.currentTarget.value)}
          />
          <Popover.Trigger aria-label={words.date.open}>▾</Popover.Trigger>
        </div>
        <Popover.Portal>
          <Popover.Content className="popover" aria-label={words.date.label}>
            <DayPicker
              mode="single"
              autoFocus
              defaultMonth={dateOf(payment.date ?? days.min)}
              disabled={[{ before: dateOf(days.min) }, { after: dateOf(days.max) }]}
              selected={payment.date ? dateOf(payment.date) : undefined}
              onSelect={choose}
            />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </div>
  );
}

function Activity({ payment }: { payment: Payment }) {
  return (
    <Tabs.Root value={payment.view} onValueChange={(view) => payment.setView(view as View)}>
      <Tabs.List aria-label={words.tabs}>
        {views.map(({ id, label }) => (
          <Tabs.Trigger key={id} value={id}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {views.map(({ id, label, rows }) => (
        <Tabs.Content key={id} value={id}>
          <Rows caption={label} rows={rows} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function Rows({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{shortDate(row.date)}</th>
            <td>{row.what}</td>
            <td>{row.method}</td>
            <td>{money(row.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Review({ payment }: { payment: Payment }) {
  return (
    <Dialog.Root open={payment.reviewing} onOpenChange={(open) => (open ? undefined : payment.close())}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="dialog centred">
          <Dialog.Title>{words.dialog.title}</Dialog.Title>
          <Dialog.Description>{words.dialog.text}</Dialog.Description>
          <dl>
            {answersOf(payment).map(({ id, term, detail }) => (
              <div key={id}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
          <div className="row">
            <button type="button" onClick={payment.close}>
              {words.dialog.back}
            </button>
            <button type="button" onClick={payment.close}>
              {words.dialog.confirm}
            </button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
