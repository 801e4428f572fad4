import { useState } from "react";
import { type FieldName, steps, type View } from "./content.ts";

type Values = Record<FieldName | "language", string>;

const empty: Values = {
  amount: "248.17",
  holder: "",
  card: "",
  expiry: "",
  code: "",
  zip: "",
  email: "",
  language: "en",
};

/** The selectable days, and the initial one. */
export const days = { today: "2026-11-21", min: "2026-11-21", max: "2026-12-21", first: "2026-11-27" };

/**
 * State and actions of the screen, independent of the component library: one owner of the state, as in most screens.
 */
export function usePayment() {
  const [values, setValues] = useState(empty);
  const [date, setDate] = useState<string | undefined>(days.first);
  const [view, setView] = useState<View>("payments");
  const [step, setStep] = useState(0);
  const [reviewing, setReviewing] = useState(false);
  return {
    values,
    change: (name: keyof Values, value: string) => setValues((before) => ({ ...before, [name]: value })),
    date,
    setDate,
    view,
    setView,
    step,
    next: () => setStep((before) => (before + 1) % steps.length),
    reviewing,
    review: () => setReviewing(true),
    close: () => setReviewing(false),
  };
}

export type Payment = ReturnType<typeof usePayment>;

/** The items of the dialog's list. */
export function answersOf({ values, date }: Payment) {
  return [
    { id: "amount", term: "Amount", detail: `$${values.amount}` },
    { id: "method", term: "Method", detail: values.card ? `Card ending in ${values.card.slice(-4)}` : "No card yet" },
    { id: "date", term: "Date", detail: date ?? "No date yet" },
    { id: "receipt", term: "Receipt to", detail: values.email || "No e-mail yet" },
  ];
}
