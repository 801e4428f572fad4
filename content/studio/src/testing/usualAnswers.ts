import type { ChangeSet, ChangeSetItem } from "../data/changeSets.api.ts";
import { comments as messageComments, history as messageHistory, payments, paymentsKey } from "./editorFixtures.ts";
import { type Answers, bootstrapFor, demoPeople, messages, timing } from "./fixtures.ts";
import { previewChoices } from "./previewFixtures.ts";
import { changeSetOf, changeSets, comments, history, items, problems } from "./reviewFixtures.ts";
import { articlePages, articlePhones, articles } from "./articleFixtures.ts";
import { differences, live, releases } from "./releaseFixtures.ts";
import { newEtag, webForms } from "./formFixtures.ts";
import { operationsReport } from "./operationsFixtures.ts";
import { toggles } from "./toggleFixtures.ts";
import { importResult, namespaces, suggestions, terms } from "./translationFixtures.ts";

const editor = "/content/v1/editor";

/** The service's default responses about change sets, releases, history and problems. */
const reviewAnswers: Answers = {
  [`${editor}/change-sets`]: { body: { changeSets } },
  ...Object.fromEntries(
    (["open", "inReview", "approved", "scheduled", "published"] as const).map((state) => [
      `${editor}/change-sets?state=${state}&limit=200`,
      { body: { changeSets: changeSets.filter((each) => each.state === state) } },
    ]),
  ),
  [`${editor}/comments`]: { body: { comments } },
  [`${editor}/releases`]: { body: { releases, live }, etag: '"pb4-pc4-sb1-sc1"' },
  ...Object.fromEntries(
    releases.map((release) => [
      `${editor}/releases?before=${Number(release.release) + 1}&limit=1`,
      { body: { releases: [release], live } },
    ]),
  ),
  ...Object.fromEntries(
    releases.flatMap(({ release }) =>
      releases.map((other) => [
        `${editor}/releases/${release}/differences?with=${other.release}`,
        { body: differences },
      ]),
    ),
  ),
  [`${editor}/changes`]: { body: { changes: history } },
  [`${editor}/changes?action=restored&whole=true&limit=200`]: {
    body: { changes: history.filter(({ action }) => action === "restored") },
  },
  [`${editor}/changes/verification`]: { body: { intact: true, entries: 1240 } },
  [`${editor}/errors`]: { body: { errors: problems } },
  [`${editor}/operations-report`]: { body: operationsReport },
};

/** One change set. */
export const withChangeSet = (changes: Partial<ChangeSet> = {}, drafts: ChangeSetItem[] = items): Answers => ({
  [`${editor}/change-sets/12`]: { body: { changeSet: changeSetOf(changes), today: "2026-11-21", drafts } },
});

const ofSession: Answers = {
  [`${editor}/start`]: { body: bootstrapFor() },
  "POST /api/pub/session/v1/ping": { body: timing },
  "POST /api/pub/session/v1/logout": { body: { csrfToken: "next" } },
  "PUT /api/pub/identity/v1/language": { body: {} },
  "/demo/people": { body: demoPeople },
};

const ofMessages: Answers = {
  [`${editor}/messages`]: { body: { messages, total: messages.length } },
  ...Object.fromEntries(
    [...messages, payments].map((message) => [
      `GET ${editor}/messages/${message.key}`,
      { body: message, etag: message.etag },
    ]),
  ),
  [`GET ${editor}/comments?key=${paymentsKey}`]: { body: { comments: messageComments } },
  [`${editor}/changes?key=${paymentsKey}&limit=200`]: { body: { changes: messageHistory } },
  [`${editor}/suggestions`]: { body: suggestions },
  [`${editor}/previews`]: { body: previewChoices },
  [`PUT ${editor}/presence`]: { body: { others: [] } },
};

const ofToggles: Answers = {
  [`${editor}/toggles`]: { body: { toggles } },
  ...Object.fromEntries(toggles.map((toggle) => [`GET ${editor}/toggles/${toggle.key}`, { body: toggle }])),
};

const ofForms: Answers = {
  [`GET ${editor}/forms`]: { body: { forms: webForms, newEtag } },
  ...Object.fromEntries(webForms.map((form) => [`GET ${editor}/forms/${form.key}`, { body: form }])),
};

const ofArticles: Answers = {
  [`GET ${editor}/articles`]: { body: { articles, pages: articlePages, phones: articlePhones, newEtag } },
  ...Object.fromEntries(articles.map((article) => [`GET ${editor}/articles/${article.key}`, { body: article }])),
};

const ofTranslation: Answers = {
  [`${editor}/namespaces`]: { body: { namespaces } },
  [`POST ${editor}/imports`]: { body: importResult },
  [`GET ${editor}/terms`]: { body: { terms } },
};

/** The service's default responses for an editor for whom everything works. */
export const usualAnswers: Answers = {
  ...ofSession,
  ...ofMessages,
  ...reviewAnswers,
  ...withChangeSet(),
  ...ofToggles,
  ...ofForms,
  ...ofArticles,
  ...ofTranslation,
};
