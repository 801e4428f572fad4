/** The content of every screen: the same texts, the same fields, the same rows. */
export const words = {
  title: "Pay bill",
  stepper: "Make a payment",
  notice: {
    title: "Auto Pay is off",
    text: "You pay each bill yourself. Set it up and the next bill is paid on its due date.",
  },
  tabs: "Account activity",
  review: "Review payment",
  next: "Continue",
  dialog: {
    title: "Review your payment",
    text: "Nothing has been charged yet.",
    back: "Back",
    close: "Close",
    confirm: "Pay $248.17",
  },
  date: { label: "Payment date", hint: "MM/DD/YY", open: "Choose a date" },
};

export const steps = ["Amount", "Method", "Date", "Review"];

/** "Step 2 of 4" */
export const progress = (step: number) => `Step ${step + 1} of ${steps.length}`;

export const cards = [
  { id: "due", title: "Amount due", amount: 24817, text: "Due December 4, 2026", link: "See the bill" },
  { id: "past", title: "Past due", amount: 0, text: "Thank you for paying on time", link: "See payments" },
  { id: "credit", title: "Credits", amount: 1250, text: "Taken off the next bill", link: "See credits" },
];

/** Seven text fields; the eighth is the choice below. */
export const fields = {
  amount: { label: "Amount in dollars", hint: "Between $1.00 and $248.17", autoComplete: "off", inputMode: "decimal" },
  holder: { label: "Name on card", hint: undefined, autoComplete: "cc-name", inputMode: "text" },
  card: { label: "Card number", hint: undefined, autoComplete: "cc-number", inputMode: "numeric" },
  expiry: { label: "Expires", hint: "MM/YY", autoComplete: "cc-exp", inputMode: "numeric" },
  code: { label: "Security code", hint: "3 digits", autoComplete: "cc-csc", inputMode: "numeric" },
  zip: { label: "Billing ZIP code", hint: "5 digits", autoComplete: "billing postal-code", inputMode: "numeric" },
  email: { label: "E-mail for the receipt", hint: undefined, autoComplete: "email", inputMode: "email" },
} as const;
export type FieldName = keyof typeof fields;
export const fieldNames = Object.keys(fields) as FieldName[];

export const language = {
  label: "Language of the receipt",
  options: [
    { value: "en", label: "English" },
    { value: "es", label: "Spanish" },
  ],
};

export const columns = ["Date", "Description", "Method", "Amount"];

export type Row = { id: string; date: string; what: string; method: string; amount: number };
export type View = "payments" | "bills";

/** Twenty rows, one per month, newest first. */
function rowsOf(what: string, method: string, day: number): Row[] {
  return Array.from({ length: 20 }, (_, index) => {
    const date = new Date(Date.UTC(2026, 10 - index, day)).toISOString().slice(0, 10);
    return { id: `${what} ${date}`, date, what, method, amount: 18950 + ((index * 1733) % 9000) };
  });
}

export const views: readonly { id: View; label: string; rows: readonly Row[] }[] = [
  { id: "payments", label: "Payments", rows: rowsOf("Payment", "Visa 4242", 3) },
  { id: "bills", label: "Bills", rows: rowsOf("Bill", "Paperless", 14) },
];
