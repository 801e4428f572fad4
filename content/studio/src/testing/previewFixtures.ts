import type { PreviewChoices } from "../data/previews.api.ts";
import type { Answers } from "./fixtures.ts";
import { changeSets } from "./reviewFixtures.ts";

/** The previewable customers: one of each role, more accounts, one of the other site. */
export const previewChoices: PreviewChoices = {
  people: [
    { username: "dana", name: "Dana", role: "PRIMARY", site: "business", shows: "Owes $248.17, due in two weeks." },
    { username: "billie", name: "Billie", role: "BILLING", site: "business", shows: "The same account, to pay for." },
    { username: "sam", name: "Sam", role: "STANDARD", site: "business", shows: "The same account, to look at." },
    { username: "pat", name: "Pat", role: "PRIMARY", site: "business", shows: "Owes nothing, Auto Pay is on." },
    { username: "alex", name: "Alex", role: "PRIMARY", site: "community", shows: "Owes $62.40 on the community site." },
  ],
  pages: [
    { address: "/account-summary", name: "Account summary", screens: ["account/summary"] },
    { address: "/billing", name: "Billing", screens: ["billing/home"] },
    { address: "/services", name: "Services", screens: ["services/list"] },
  ],
};

export const previewAnswers: Answers = {
  "/content/v1/editor/previews": { body: previewChoices },
  "/content/v1/editor/change-sets": { body: { changeSets } },
};

/** Without demo data only anonymous visitors can be previewed. */
export const onlyVisitors: Answers = {
  ...previewAnswers,
  "/content/v1/editor/previews": { body: { ...previewChoices, people: [] } },
};
