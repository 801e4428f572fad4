import { history, comments as messageComments, payments, paymentsKey } from "./editorFixtures.ts";
import { type Answers, bootstrapFor, demoPeople, messages, timing } from "./fixtures.ts";
import { previewChoices } from "./previewFixtures.ts";
import { reviewAnswers, withChangeSet } from "./reviewAnswers.ts";
import { toggles } from "./toggleFixtures.ts";
import { importResult, namespaces, suggestions, terms } from "./translationFixtures.ts";

const editor = "/content/v1/editor";

const ofSession: Answers = {
  [`${editor}/start`]: { body: bootstrapFor() },
  "POST /api/pub/session/v1/ping": { body: timing },
  "POST /api/pub/session/v1/logout": { body: { csrfToken: "next" } },
  "PUT /api/pub/identity/v1/language": { body: {} },
  "/demo/people": { body: demoPeople },
};

const ofMessages: Answers = {
  [`${editor}/messages`]: { body: { messages, total: messages.length } },
  ...Object.fromEntries([...messages, payments].map((message) => [`GET ${editor}/messages/${message.key}`, { body: message, etag: message.etag }])),
  [`GET ${editor}/comments?key=${paymentsKey}`]: { body: { comments: messageComments } },
  [`${editor}/changes?key=${paymentsKey}&limit=200`]: { body: { changes: history } },
  [`${editor}/suggestions`]: { body: suggestions },
  [`${editor}/previews`]: { body: previewChoices },
  [`PUT ${editor}/presence`]: { body: { others: [] } },
};

const ofToggles: Answers = {
  [`${editor}/toggles`]: { body: { toggles } },
  ...Object.fromEntries(toggles.map((toggle) => [`GET ${editor}/toggles/${toggle.key}`, { body: toggle }])),
};

const ofTranslation: Answers = {
  [`${editor}/namespaces`]: { body: { namespaces } },
  [`POST ${editor}/imports`]: { body: importResult },
  [`GET ${editor}/terms`]: { body: { terms } },
};

/** What the service answers an editor for whom all is well. */
export const usualAnswers: Answers = { ...ofSession, ...ofMessages, ...reviewAnswers, ...withChangeSet(), ...ofToggles, ...ofTranslation };
