import { useEffect, useRef } from "react";
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
  views,
  words,
} from "../shared/content.ts";
import { money, shortDate } from "../shared/format.ts";
import { answersOf, days, type Payment, usePayment } from "../shared/usePayment.ts";

/** The lower bound with React: native elements, no style sheet, no library. */
export function Screen() {
  const payment = usePayment();
  return (
    <main>
      <h1>{words.title}</h1>
      <Steps step={payment.step} />
      <section role="note" aria-labelledby="notice">
        <h2 id="notice">{words.notice.title}</h2>
        <p>{words.notice.text}</p>
      </section>
      {cards.map((card) => (
        <section key={card.id} aria-labelledby={card.id}>
          <h2 id={card.id}>{card.title}</h2>
          <p>{money(card.amount)}</p>
          <p>{card.text}</p>
          <a href={`#${card.id}`}>{card.link}</a>
        </section>
      ))}
      <form onSubmit={(event) => event.preventDefault()}>
        {fieldNames.map((name) => (
          <Field key={name} name={name} payment={payment} />
        ))}
        <p>
          <label htmlFor="language">{language.label}</label>
          <select
            id="language"
            value={payment.values.language}
            onChange={(event) => payment.change("language", event.currentTarget.value)}
          >
            {language.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </p>
        <p>
          <label htmlFor="date">{words.date.label}</label>
          <input
            id="date"
            type="date"
            min={days.min}
            max={days.max}
            value={payment.date ?? ""}
            onChange={(event) => payment.setDate(event.currentTarget.value || undefined)}
          />
        </p>
      </form>
      <Activity payment={payment} />
      <button type="button" onClick={payment.review}>
        {words.review}
      </button>
      <button type="button" onClick={payment.next}>
        {words.next}
      </button>
      <Review payment={payment} />
    </main>
  );
}

function Steps({ step }: { step: number }) {
  return (
    <nav aria-label={words.stepper}>
      <p>{progress(step)}</p>
      <ol>
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
    <p>
      <label htmlFor={name}>{label}</label>
      {hint ? <span id={`${name}-hint`}>{hint}</span> : null}
      <input
        id={name}
        aria-describedby={hint ? `${name}-hint` : undefined}
        autoComplete={autoComplete}
        inputMode={inputMode}
        value={payment.values[name]}
        onChange={(event) => payment.change(name, event.currentTarget.value)}
      />
    </p>
  );
}

function Activity({ payment }: { payment: Payment }) {
  return (
    <>
      <div role="tablist" aria-label={words.tabs}>
        {views.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-controls={`panel-${id}`}
            aria-selected={id === payment.view}
            onClick={() => payment.setView(id)}
          >
            {label}
          </button>
        ))}
      </div>
      {views.map(({ id, label, rows }) => (
        <div
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          hidden={id !== payment.view}
          tabIndex={0}
        >
          {id === payment.view ? <Rows caption={label} rows={rows} /> : null}
        </div>
      ))}
    </>
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
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (payment.reviewing) dialog.current?.showModal();
    else dialog.current?.close();
  }, [payment.reviewing]);
  return (
    <dialog ref={dialog} aria-labelledby="review-title" onClose={payment.close}>
      <h2 id="review-title">{words.dialog.title}</h2>
      {payment.reviewing ? (
        <>
          <p>{words.dialog.text}</p>
          <dl>
            {answersOf(payment).map(({ id, term, detail }) => (
              <div key={id}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
          <button type="button" onClick={payment.close}>
            {words.dialog.back}
          </button>
          <button type="button" onClick={payment.close}>
            {words.dialog.confirm}
          </button>
        </>
      ) : null}
    </dialog>
  );
}
