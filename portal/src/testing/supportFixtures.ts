import type {
  SearchResults,
  SupportArticle,
  SupportCase,
  SupportCases,
  SupportCategory,
  SupportFile,
  SupportForms,
  SupportHome,
} from "../features/support/model/support.api.ts";

const base = "/api/pub/support/v1";
export const searchAnswerPath = `${base}/search`;
export const supportHomePath = `${base}/home`;
export const categoryAnswerPath = `${base}/categories/BILLING`;
export const articleAnswerPath = `${base}/articles/set-up-auto-pay`;
export const casesPath = `${base}/cases`;
export const formsAnswerPath = `${base}/forms`;
export const answersPath = (id: string) => `${casesPath}/${id}/answers`;
export const repliesPath = (id: string) => `${casesPath}/${id}/replies`;

const words = (text: string) => ({ text, strong: false, href: null });
const link = (text: string, href: string) => ({ text, strong: false, href });
const paragraph = (text: string): SupportArticle["blocks"][number] => ({ kind: "PARAGRAPH", items: [[words(text)]] });

const autoPay = {
  id: "set-up-auto-pay",
  category: "BILLING",
  title: "Set up or change Auto Pay",
  summary: "Auto Pay pays each bill for you, so you’re never late.",
} as const;

export const supportHome: SupportHome = {
  categories: [
    { name: "BILLING", articles: 8 },
    { name: "VOICE", articles: 1 },
  ],
  useful: [autoPay],
};

export const billingCategory: SupportCategory = { name: "BILLING", articles: [autoPay] };

export const autoPayArticle: SupportArticle = {
  ...autoPay,
  body: [
    "It takes three steps.",
    "Turn it on",
    "Open Auto Pay.",
    "Choose what pays.",
    "Auto Pay begins with your next bill.",
    "When a bill is due now",
    "Pay your bill yourself first, or call customer care (800) 555-0100.",
  ],
  blocks: [
    paragraph("It takes three steps."),
    { kind: "HEADING", items: [[words("Turn it on")]] },
    {
      kind: "STEPS",
      items: [
        [words("Open "), link("Auto Pay", "/billing/auto-pay"), words(".")],
        [words("Choose "), { text: "what pays", strong: true, href: null }, words(".")],
        [words("Auto Pay begins with your next bill.")],
      ],
    },
    { kind: "SUBHEADING", items: [[words("When a bill is due now")]] },
    {
      kind: "PARAGRAPH",
      items: [
        [
          link("Pay your bill", "/support/articles/pay-your-bill"),
          words(" yourself first, or call "),
          link("customer care (800)\u00a0555-0100", "tel:+18005550100"),
          words("."),
        ],
      ],
    },
  ],
  page: { path: "/billing/auto-pay", title: "Auto Pay" },
  publishedAt: "2026-11-20T15:00:00.000Z",
  version: 1,
};

export const searchResults = (more: Partial<SearchResults> = {}): SearchResults => ({
  match: "EXACT",
  total: 12,
  isCapped: false,
  page: 1,
  pages: 2,
  results: [
    {
      kind: "ARTICLE",
      path: "/support/articles/set-up-auto-pay",
      title: "Set up or change Auto Pay",
      extract: [
        { text: "Auto Pay pays each ", isMatch: false },
        { text: "bill", isMatch: true },
        { text: " for you.", isMatch: false },
      ],
    },
    {
      kind: "PAGE",
      path: "/billing/pay-bill",
      title: "Make a payment",
      extract: [
        { text: "Pay the ", isMatch: false },
        { text: "bill", isMatch: true },
      ],
    },
  ],
  ...more,
});

export const nothingFound: SearchResults = { match: "NONE", total: 0, isCapped: false, page: 1, pages: 1, results: [] };

/** A picture that a message has. */
export const photo: SupportFile = {
  id: "4f0e7b1a-52a1-4a3c-9a43-1c2f4d5e6f70",
  name: "router.png",
  type: "image/png",
  bytes: 10,
};
export const filesPath = `${base}/files`;

export const answeredCase: SupportCase = {
  id: "CS-400002",
  openedBy: "Dana",
  title: null,
  topic: "TECHNICAL",
  service: "INTERNET",
  contactBy: "PORTAL",
  phone: null,
  state: "ANSWERED",
  openedAt: "2026-11-18T16:20:00.000Z",
  changedAt: "2026-11-19T16:20:00.000Z",
  messages: [
    {
      from: "CUSTOMER",
      body: "The card reader loses its connection.",
      answers: [],
      files: [],
      sentAt: "2026-11-18T16:20:00.000Z",
    },
    {
      from: "AGENT",
      body: "Please connect it by cable for a week.",
      answers: [],
      files: [],
      sentAt: "2026-11-19T16:20:00.000Z",
    },
  ],
};

export const closedCase: SupportCase = {
  ...answeredCase,
  id: "CS-400001",
  topic: "BILLING",
  service: null,
  contactBy: "PHONE",
  phone: "2075550119",
  state: "CLOSED",
};

export const newCase: SupportCase = {
  ...answeredCase,
  id: "CS-400003",
  title: "Report something that doesn’t work",
  state: "RECEIVED",
  messages: [
    {
      from: "CUSTOMER",
      body: "What happens?\nIt is slow.",
      answers: [
        { question: "Which service?", answer: "Internet" },
        { question: "What happens?", answer: "It is slow." },
      ],
      files: [],
      sentAt: "2026-11-18T16:20:00.000Z",
    },
  ],
};

export const supportCases = (...cases: SupportCase[]): SupportCases => ({
  timeZone: "America/New_York",
  role: "ASKS",
  cases,
});

/** The requests of an account, as customer service sees them. */
export const accountCases = (...cases: SupportCase[]): SupportCases => ({ ...supportCases(...cases), role: "ANSWERS" });

type Definition = SupportForms["forms"][number]["definition"];
type Field = Definition["fields"][number];

export const formField = (more: Partial<Field> & Pick<Field, "id" | "kind" | "label">): Field => ({
  ...{ hint: null, required: true, maxLength: null, rule: null, choices: [] },
  ...more,
});

const describe = formField({
  ...{ id: "description", kind: "LONG_TEXT", label: { en: "What happens?", es: "¿Qué pasa?" }, maxLength: 2_000 },
  hint: { en: "What you see, and what you already tried.", es: "Qué ve y qué ha probado ya." },
});
const contact = formField({
  ...{ id: "answer", kind: "CONTACT", label: { en: "How should we answer?", es: "¿Cómo le respondemos?" } },
});

/** A form with a question of each kind that is drawn in its own way. */
export const technicalForm: Definition = {
  title: { en: "Report something that doesn’t work", es: "Informar de algo que no funciona" },
  intro: { en: "Internet, phone, TV or equipment.", es: "Internet, teléfono, TV o equipos." },
  topic: "TECHNICAL",
  offered: true,
  fields: [
    formField({ id: "service", kind: "SERVICE", label: { en: "Which service?", es: "¿Qué servicio?" } }),
    formField({
      ...{ id: "effect", kind: "CHOICE", label: { en: "How bad is it?", es: "¿Qué tan grave es?" } },
      choices: [
        { value: "stopped", label: { en: "Nothing works", es: "No funciona nada" } },
        { value: "breaks", label: { en: "It’s slow", es: "Va lento" } },
        { value: "part", label: { en: "One device doesn’t work", es: "No funciona un equipo" } },
      ],
    }),
    formField({
      ...{ id: "device", kind: "TEXT", label: { en: "Which device?", es: "¿Qué equipo?" }, maxLength: 80 },
      askedIf: { field: "effect", choice: "part" },
    }),
    formField({
      ...{ id: "since", kind: "DATE", label: { en: "Since when?", es: "¿Desde cuándo?" } },
      ...{ required: false, rule: "TODAY_OR_EARLIER" },
    }),
    describe,
    contact,
  ],
};

export const supportForms = (...forms: SupportForms["forms"]): SupportForms => ({
  version: "1",
  today: "2026-11-21",
  services: ["INTERNET", "VOICE"],
  forms,
});

export const technicalForms = supportForms({ id: "technical-problem", definition: technicalForm });
