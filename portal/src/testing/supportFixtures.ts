import type {
  SearchResults,
  SupportArticle,
  SupportCase,
  SupportCases,
  SupportCategory,
  SupportHome,
} from "../features/support/model/support.api.ts";

const base = "/api/pub/support/v1";
export const searchAnswerPath = `${base}/search`;
export const supportHomePath = `${base}/home`;
export const categoryAnswerPath = `${base}/categories/BILLING`;
export const articleAnswerPath = `${base}/articles/set-up-auto-pay`;
export const casesPath = `${base}/cases`;
export const repliesPath = (id: string) => `${casesPath}/${id}/replies`;

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
  body: ["Open Auto Pay and turn it on.", "Auto Pay begins with your next bill."],
  page: { path: "/billing/auto-pay", title: "Auto Pay" },
  publishedAt: "2026-11-20T15:00:00.000Z",
  version: 1,
};

export const searchResults = (more: Partial<SearchResults> = {}): SearchResults => ({
  match: "EXACT",
  total: 12,
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

export const nothingFound: SearchResults = { match: "NONE", total: 0, page: 1, pages: 1, results: [] };

export const answeredCase: SupportCase = {
  id: "CS-400002",
  topic: "TECHNICAL",
  service: "INTERNET",
  contactBy: "PORTAL",
  phone: null,
  state: "ANSWERED",
  openedAt: "2026-11-18T16:20:00.000Z",
  changedAt: "2026-11-19T16:20:00.000Z",
  messages: [
    { from: "CUSTOMER", body: "The card reader loses its connection.", sentAt: "2026-11-18T16:20:00.000Z" },
    { from: "AGENT", body: "Please connect it by cable for a week.", sentAt: "2026-11-19T16:20:00.000Z" },
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
  state: "RECEIVED",
  messages: answeredCase.messages.slice(0, 1),
};

export const supportCases = (...cases: SupportCase[]): SupportCases => ({
  timeZone: "America/New_York",
  services: ["INTERNET", "VOICE"],
  cases,
});
