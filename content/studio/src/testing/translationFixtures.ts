import type { components, operations } from "@portico/openapi/translation";

type Schemas = components["schemas"];

/** Responses of the service about files, the glossary and suggestions, typed from the contract. */
const at = "2026-11-21T15:00:00Z";

const term = (id: number, en: string, es: string, avoid: string[] = [], note = ""): Schemas["Term"] => ({
  id,
  etag: `"${id}"`,
  en,
  es,
  avoid,
  note,
  author: "erin",
  at,
});

export const terms: Schemas["Term"][] = [
  term(1, "amount due", "saldo por pagar", ["monto adeudado", "cantidad debida"], "What the account owes now."),
  term(2, "bank account", "cuenta bancaria"),
  term(3, "payment method", "método de pago", ["forma de pago"], "Card or bank account."),
  term(4, "statement", "estado de cuenta", ["extracto"], "The monthly document."),
];

export const suggestions: operations["getSuggestions"]["responses"]["200"]["content"]["application/json"] = {
  terms: terms.slice(2, 3),
  translations: [
    {
      key: "billing.payOnce.method.title",
      en: "Choose a payment method",
      es: "Elija un método de pago",
      likeness: 0.83,
    },
    { key: "billing.wallet.title", en: "Your payment methods", es: "Sus métodos de pago", likeness: 0.5 },
  ],
};

type Item = Schemas["ImportItem"];
const item = (
  key: string,
  outcome: Item["outcome"],
  before: string,
  after: string,
  more: Partial<Item> = {},
): Item => ({
  key,
  scope: "all",
  outcome,
  live: { en: "The English", es: before },
  mine: { en: "The English", es: after },
  findings: [],
  ...more,
});

/** One message per import outcome, and one imported with a warning. */
const importItems: Item[] = [
  item("billing.close", "taken", "Cerrar", "Cierre esto"),
  item("statements.lead", "taken", "Sus estados de cuenta", "Sus extractos", {
    findings: [
      {
        code: "AVOIDED_WORD",
        severity: "warning",
        key: "statements.lead",
        locale: "es-US",
        offset: 4,
        line: 1,
        column: 5,
        found: "extractos",
        expected: ["estado de cuenta"],
      },
    ],
  }),
  item("billing.due", "refused", "Debe {amount}", "Debe {importe}", {
    findings: [
      {
        code: "RENAMED_ARGUMENT",
        severity: "error",
        key: "billing.due",
        locale: "es-US",
        offset: 6,
        line: 1,
        column: 7,
        found: "importe",
        expected: ["amount"],
      },
      {
        code: "MISSING_ARGUMENT",
        severity: "error",
        key: "billing.due",
        locale: "es-US",
        offset: 14,
        line: 1,
        column: 15,
        expected: ["amount"],
      },
    ],
  }),
  item("billing.loading", "sourceChanged", "Cargando", "Otra cosa", {
    mine: { en: "Something else", es: "Otra cosa" },
  }),
  item("shell.signOut", "conflict", "Salir", "Cierre la sesión", { scope: "community" }),
  {
    key: "billing.noSuchKey",
    scope: "all",
    outcome: "unknownKey",
    mine: { en: "a", es: "b" },
    findings: [{ code: "UNKNOWN_KEY", severity: "error", key: "billing.noSuchKey" }],
  },
  item("legal.terms", "outsideYourScope", "Los términos", "Los términos", {
    mine: { en: "Other English", es: "Los términos" },
  }),
  { key: "billing.lead", scope: "all", outcome: "untranslated", line: 412, findings: [] },
  { key: "billing.pay", scope: "all", outcome: "duplicate", line: 418, found: "530", findings: [] },
  { key: "billing.later", scope: "all", outcome: "unreadable", line: 424, found: "<x 5>", findings: [] },
];

export const importResult: Schemas["ImportResult"] = { entries: 148, unchanged: 138, items: importItems };

/** Any number of imported messages. */
export const manyItems = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) =>
    item(`part.text${index}`, "taken", `Texto ${index}`, `Otro texto ${index}`),
  );

export const namespaces = [
  { name: "billing", messages: 312 },
  { name: "shell", messages: 84 },
  { name: "summary", messages: 120 },
];
