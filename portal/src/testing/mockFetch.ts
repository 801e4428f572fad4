import { operationHeader } from "../api/recorder.ts";
import type { FieldProblem } from "../api/result.ts";
import { callSettings, callSettingsPath } from "./callSettingsFixtures.ts";
import { equipmentAnswerPath, equipmentList } from "./equipmentFixtures.ts";
import {
  accountOutages,
  accountOutagesPath,
  alertList,
  alertsAnswerPath,
  mapAnswerPath,
  outageMap,
} from "./outageFixtures.ts";
import {
  callLogAnswer,
  unreadCountPath,
  voiceGraphPath,
  voiceLines,
  voiceLinesPath,
  voiceManager,
  voiceManagerPath,
  voiceMessagesAnswer,
} from "./voiceFixtures.ts";
import {
  articleAnswerPath,
  autoPayArticle,
  billingCategory,
  categoryAnswerPath,
  supportHome,
  supportHomePath,
} from "./supportFixtures.ts";
import { lineup, lineupPath } from "./communityFixtures.ts";
import { partnerPath, servedLocation, supportLine } from "./partnerFixtures.ts";
import {
  amenities,
  amenitiesPath,
  contract,
  contractPath,
  hoursPath,
  openHours,
  preferences,
  preferencesPath,
} from "./propertyFixtures.ts";
import { unreadNotificationsPath } from "./notificationFixtures.ts";
import {
  acceptancesPath,
  documentsPath,
  legalDocuments,
  legalVersions,
  termsAcceptances,
  versionsAnswerPath,
} from "./termsFixtures.ts";
import { checkList, checksPath } from "./troubleshootingFixtures.ts";
import { contacts, inForce, owing, people, schedule, services, servicesAnswer } from "./fixtures.ts";

/** The response of a path: a body (200), an error, or none, for ever ("never"). */
export type MockAnswer =
  | { body: unknown }
  | { status: number; code: string; retryAfterSeconds?: number; fields?: readonly FieldProblem[] }
  | "never";

/** The answer of a service that is down for a while. */
export const unavailable = { status: 503, code: "TEMPORARILY_UNAVAILABLE" };

/**
 * By path, or by method and path ("PUT /path") when one method is answered differently, or by path and operation of a
 * graph ("/path Name").
 */
export type MockAnswers = Record<string, MockAnswer>;

/** The responses for a customer for whom everything works. */
const usualAnswers: MockAnswers = {
  "/api/pub/account/v1/accounts": { body: { accounts: [owing] } },
  "/api/pub/account/v1/services": { body: { services } },
  "/api/pub/account/v1/get-delinquency-schedule": { body: schedule(null) },
  "/api/pub/account/v1/community": { body: inForce },
  [lineupPath]: { body: lineup() },
  [hoursPath]: { body: openHours },
  [contractPath]: { body: { contract } },
  [preferencesPath]: { body: preferences },
  [amenitiesPath]: { body: amenities },
  [equipmentAnswerPath]: { body: equipmentList() },
  [checksPath]: { body: checkList() },
  [callSettingsPath]: { body: callSettings() },
  [voiceLinesPath]: { body: { lines: voiceLines } },
  [alertsAnswerPath]: { body: alertList() },
  [mapAnswerPath]: { body: outageMap() },
  [accountOutagesPath]: { body: accountOutages({ outages: [] }) },
  [supportHomePath]: { body: supportHome },
  [categoryAnswerPath]: { body: billingCategory },
  [articleAnswerPath]: { body: autoPayArticle },
  [unreadCountPath]: { body: { unreadCount: 0 } },
  [voiceManagerPath]: { body: voiceManager },
  [voiceGraphPath]: { body: { data: { ...voiceMessagesAnswer(), ...callLogAnswer() } } },
  "/api/pub/identity/v3/identity/cpni/compliance": { body: { compliant: true } },
  "/api/pub/session/v1/ping": {
    body: {
      idleSeconds: 780,
      dialogSeconds: 120,
      pingSeconds: 30,
      secondsUntilIdleEnd: 900,
      secondsUntilAbsoluteEnd: 43_200,
    },
  },
  "/api/pub/session/v1/logout": { body: { csrfToken: "next" } },
  "/api/pub/identity/v1/language": { body: {} },
  "/api/pub/telemetry/v1/events": { body: { accepted: 1 } },
  [unreadNotificationsPath]: { body: { unread: 0 } },
  [acceptancesPath]: { body: termsAcceptances },
  [documentsPath]: { body: legalDocuments },
  [versionsAnswerPath("order")]: { body: legalVersions },
  "/demo/people": { body: people },
  [`${partnerPath}/ip`]: { body: servedLocation },
  [`${partnerPath}/address`]: { body: servedLocation },
  [`${partnerPath}/support/ip`]: { body: supportLine },
  [`${partnerPath}/support/address`]: { body: supportLine },
  "/selfservice/graph": { body: { data: servicesAnswer } },
  "/selfservice/graphauxiliary": { body: { data: { supportContacts: contacts } } },
};

const json = (body: unknown, status = 200, type = "application/json") =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": type } });

/**
 * A mock server: a fake fetch for stories and screen tests: the whole client runs over it. Paths without a response
 * return 404.
 */
export function mockFetch(answers: MockAnswers): typeof fetch {
  const all = { ...usualAnswers, ...answers };
  return async (input, init) => {
    const { method, url, headers } = new Request(input, init);
    const { pathname } = new URL(url);
    const operation = all[`${pathname} ${headers.get(operationHeader)}`];
    const canned = operation ?? all[`${method} ${pathname}`] ?? all[pathname] ?? { status: 404, code: "NOT_FOUND" };
    if (canned === "never") return new Promise(() => undefined);
    if ("body" in canned) return json(canned.body);
    return json(
      { type: "/problems/canned", title: "", detail: "", ...canned },
      canned.status,
      "application/problem+json",
    );
  };
}
