/* oxlint-disable max-lines -- one list of facts that share a set-up */
import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadContract, operationsOf } from "../src/http/contract.ts";
import type { TestClient } from "../testing/testClient.ts";
import {
  callerKinds as kinds,
  callerOf,
  disconnectedAccount,
  harborStreet,
  makeCallers,
} from "../testing/callerKinds.ts";
import { mobileTransactions } from "../src/modules/mobile/mobile.tables.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";

/**
 * Every operation of the contract against every kind of caller: the status of a valid request. Written by hand, so that
 * a changed permission shows up here. An operation without a row fails.
 */
type Row = {
  call: (
    facts: Facts,
  ) => [method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown, headers?: Record<string, string>];
  origin?: "vault";
  status: string;
};
type Facts = {
  accountId: string;
  ownerId: string;
  paymentId: string;
  refundId: string;
  statementId: string;
  hash: string;
};

const everybody = (status: number) => kinds.map(() => status).join(" ");
const signedIn = (status: number) =>
  `401 ${status} ${status} ${status} ${status} ${status} ${status} ${status} 401 ${status} ${status}`;
//                       anon PRIM ADM BILL STD CSR BOBO other site disc editor
const customers = "401  200  200 200  200 200 200  200   401  200  403";
const customersOnly = (status: number) =>
  `401 ${status} ${status} ${status} ${status} 403 403 ${status} 401 ${status} 403`;
const ofOwnAccount = "401  200  200 200  200 200 200  404   401  200  403";
const payersOfOwn = "401  201  201 201  403 403 201  404   401  201  403";
const managers = (status: number) => `401 ${status} ${status} 403 403 403 403 404 401 ${status} 403`;
// The caller of another account has another job; the changes are based on a version that never was.
const ownJob = "401  200  200 200  200 200 200  404   401  404  403";
const changersOfJob = "401  412  412 412  403 403 412  404   401  404  403";
// The same, for owners and administrators only.
// sam's line, for its user, owners and administrators; the disconnected account has other lines.
const ofUserOfLine = "401  200  200 404  200 403 403  404   401  404  403";
const managersOfDevice = (status: number) => `401 ${status} ${status} 403 403 403 403 404 401 404 403`;
// The order is nobody's; the disconnected account cannot order.
const managersOfOrder = (status: number) => `401 ${status} ${status} 403 403 403 403 404 401 422 403`;
// These callers are on the business site, where there is no property.
const ofCommunity = "401  404  404 404  404 404 404  404   401  404  403";
const managersOfCommunity = "401  404  404 403  403 403 403  404   401  404  403";
const editors = (status: number) => `401 403 403 403 403 403 403 403 401 403 ${status}`;

const editor = "/content/v1/editor";
const appointments = "/api/pub/sbnetserviceapptedge/v1";
const equipment = "/api/pub/equipment/v1/equipment";
const troubleshooting = "/api/pub/troubleshooting/v1/checks";
const billQuestions = "/api/pub/bill-questions/v1/statements";
const attempt = (accountId: string) => ({ accountId, idempotencyKey: randomUUID() });
const addOns = "/api/pub/valueaddedservices/v1/services";
const notifications = "/api/pub/notifications/v1";
const entitlements = "/api/pub/entitlement/v1/services";
const change = (accountId: string) => ({ accountId, idempotencyKey: randomUUID(), version: 999 });
const outages = "/api/pub/outages/v1";
const support = "/api/pub/support/v1";
const orders = "/api/pub/orders/v1";
const partner = "/api/pub/sbnetpartnerlocationedge/services/v1/partner";
const callSettings = "/api/pub/callsettings/v1/accounts";
/** The third line of the usual account, which is assigned to its owner. */
const lineIn = (accountId: string) => `${callSettings}/${accountId}/lines/8575550102`;
const neverSeen = { "if-match": '"999"' };
const ofAdminLine = "401  412  412 404  404 404 404  404   401  404  403";
const forwarding = {
  always: { on: false, to: null, schedule: { when: "ALWAYS", days: [], from: "09:00", to: "17:00" } },
  busy: null,
  noAnswer: null,
  unreachable: null,
  alsoRing: [],
};
const preferences = "/api/pub/preferences/v1";
const stepUp = "/api/pub/identity/v1/step-up";
const secondFactor = "/api/pub/identity/v1/second-factor";
const passkey = "/api/pub/identity/v1/passkey";
const passkeys = `${passkey}s`;
const signed = { id: "AAAA", rawId: "AAAA", type: "public-key", clientExtensionResults: {} };
const attestation = { ...signed, response: { clientDataJSON: "AAAA", attestationObject: "AAAA" } };
/** Another one each time, because tries are counted. */
const assertion = () => {
  const id = randomUUID();
  return {
    ...signed,
    id,
    rawId: id,
    response: { clientDataJSON: "AAAA", authenticatorData: "AAAA", signature: "AAAA" },
  };
};
const property = "/api/pub/community/v1/accounts";
const own = "/api/pub/property/v1/accounts";
const users = "/api/pub/users/v1/accounts";
const binary = { "content-type": "application/octet-stream" };
/** The version that a change is based on. */
const seen = { "if-match": '"1"' };
const contactId = "4f0e7b1a-52a1-4a3c-9a43-1c2f4d5e6f70";
const contact = {
  name: "Rosa Delgado",
  role: "PROPERTY_MANAGER",
  phone: "6175550142",
  email: "rosa@maplecourt.example",
};
const channel = {
  name: "Pool",
  description: "",
  slideText: "Open",
  enabled: true,
  startsOn: null,
  endsOn: null,
};
const event = {
  id: "7f1d3c52-5a0c-4b0e-9d5e-1c1f0e6b9a01",
  name: "apiCall",
  at: "2026-11-21T15:00:00Z",
  data: { appApiPath: "/x" },
};

const rows: Record<string, Row> = {
  // Everybody below asks for the owner's details, and only who manages users gets them.
  getMember: {
    call: ({ accountId }) => ["GET", `/api/pub/sbnetmemberedge/v2/cboam/member/g-dana?accountId=${accountId}&fl=VOICE`],
    //       anon PRIM ADM BILL STD CSR BOBO other site disc editor
    status: "401  200  200 404  404 404 404  404   401  404  403",
  },
  login: {
    call: () => [
      "POST",
      "/api/pub/sbnetloginedge/login",
      { username: "dana", password: "portico-demo-2026", rememberMe: false },
    ],
    status: "200 200 200 200 200 200 200 200 401 200 200",
  },
  logout: { call: () => ["POST", "/api/pub/session/v1/logout", { reason: "user" }], status: signedIn(200) },
  pingSession: { call: () => ["POST", "/api/pub/session/v1/ping", { active: true }], status: signedIn(200) },
  getSessions: { call: () => ["GET", "/api/pub/session/v1/sessions"], status: signedIn(200) },
  endSession: { call: () => ["DELETE", `/api/pub/session/v1/sessions/${contactId}`], status: signedIn(404) },
  endOtherSessions: { call: () => ["DELETE", "/api/pub/session/v1/other-sessions"], status: signedIn(200) },
  // A wrong current password.
  changePassword: {
    call: () => ["PUT", "/api/pub/identity/v1/password", { currentPassword: "x", newPassword: "a better phrase" }],
    status: everybody(401),
  },
  // Two-step sign-in is off for everybody, and nobody is half-way through a sign-in.
  getSecondFactor: { call: () => ["GET", secondFactor], status: signedIn(200) },
  beginSecondFactor: {
    call: () => ["POST", `${secondFactor}-setups`, { currentPassword: "x" }],
    status: everybody(401),
  },
  turnSecondFactorOn: {
    call: () => ["POST", `${secondFactor}-confirmations`, { code: "123456" }],
    status: signedIn(409),
  },
  turnSecondFactorOff: {
    call: () => ["POST", `${secondFactor}-removals`, { currentPassword: "x", code: "123456" }],
    status: signedIn(409),
  },
  renewRecoveryCodes: {
    call: () => ["POST", `${secondFactor}-recovery-codes`, { currentPassword: "x", code: "123456" }],
    status: signedIn(409),
  },
  // Nobody has a passkey, and none is signed with this one.
  getPasskeys: { call: () => ["GET", passkeys], status: signedIn(200) },
  beginPasskey: { call: () => ["POST", `${passkey}-registrations`], status: signedIn(200) },
  addPasskey: { call: () => ["POST", passkeys, { name: "Laptop", credential: attestation }], status: signedIn(422) },
  renamePasskey: { call: () => ["PUT", `${passkeys}/${contactId}`, { name: "Laptop" }], status: signedIn(404) },
  removePasskey: { call: () => ["DELETE", `${passkeys}/${contactId}`], status: signedIn(404) },
  beginPasskeySignIn: {
    call: () => ["POST", `${passkey}-sign-in-challenges`, { step: "FIRST" }],
    status: everybody(200),
  },
  signInWithPasskey: {
    call: () => ["POST", `${passkey}-sign-ins`, { step: "FIRST", credential: assertion() }],
    status: everybody(422),
  },
  beginPasskeyStepUp: { call: () => ["POST", `${stepUp}-challenges`], status: signedIn(200) },
  proveIdentityWithPasskey: {
    call: () => ["POST", `${passkey}-step-ups`, { credential: assertion() }],
    status: signedIn(422),
  },
  getStepUp: { call: () => ["GET", stepUp], status: signedIn(200) },
  proveIdentity: { call: () => ["POST", stepUp, { currentPassword: "x" }], status: everybody(401) },
  completeSignIn: {
    call: () => ["POST", "/api/pub/identity/v1/sign-in-completions", { code: "123456" }],
    status: everybody(422),
  },
  getCpniCompliance: { call: () => ["GET", "/api/pub/identity/v3/identity/cpni/compliance"], status: customers },
  sendCpniPasscode: { call: () => ["POST", "/api/pub/cpni/v1/passcodes"], status: customersOnly(200) },
  confirmCpniPasscode: {
    call: () => ["POST", "/api/pub/cpni/v1/confirmations", { passcode: "000000" }],
    status: customersOnly(200),
  },
  resetPassword: {
    call: () => ["POST", "/api/pub/identity/v1/password-resets", { newPassword: "a better phrase" }],
    status: everybody(401),
  },
  requestAccountCreation: {
    call: () => [
      "POST",
      "/api/pub/identity/v1/account-creations",
      {
        purpose: "PORTAL",
        accountNumber: String(randomInt(1e9, 9e9)),
        zip: "00000",
        firstName: "Lee",
        email: `${randomUUID()}@shop.example`,
      },
    ],
    status: everybody(204),
  },
  completeAccountCreation: {
    call: () => [
      "POST",
      "/api/pub/identity/v1/account-creation-completions",
      { code: "00000000", username: "lee.ortiz", password: "a better phrase" },
    ],
    status: everybody(200),
  },
  requestRecovery: {
    call: () => ["POST", "/api/pub/identity/v1/recoveries", { way: "PASSWORD", identifier: randomUUID() }],
    status: everybody(204),
  },
  confirmRecovery: {
    call: () => [
      "POST",
      "/api/pub/identity/v1/recovery-confirmations",
      { identifier: "nobody else", code: "00000000" },
    ],
    status: everybody(200),
  },
  setLanguage: { call: () => ["PUT", "/api/pub/identity/v1/language", { locale: "en-US" }], status: everybody(204) },
  getAccounts: { call: () => ["GET", "/api/pub/account/v1/accounts"], status: customers },
  getServices: {
    call: ({ accountId }) => ["GET", `/api/pub/account/v1/services?accountId=${accountId}`],
    status: ofOwnAccount,
  },
  getAppointments: {
    call: ({ accountId }) => ["GET", `${appointments}/appointments?accountId=${accountId}`],
    status: ofOwnAccount,
  },
  getAppointmentCalendar: {
    call: ({ accountId }) => ["GET", `${appointments}/appointments/calendar/SO-48211/1?accountId=${accountId}`],
    status: ownJob,
  },
  downloadAppointment: {
    call: ({ accountId }) => ["GET", `${appointments}/appointments/SO-48211/1/file?accountId=${accountId}`],
    status: ownJob,
  },
  rescheduleAppointment: {
    call: ({ accountId }) => [
      "POST",
      `${appointments}/appointments/SO-48211/1/reschedule`,
      { ...change(accountId), startsAt: "2026-12-01T13:00:00Z" },
    ],
    status: changersOfJob,
  },
  cancelAppointment: {
    call: ({ accountId }) => ["POST", `${appointments}/appointments/SO-48211/1/cancel`, change(accountId)],
    status: changersOfJob,
  },
  setAppointmentEmails: {
    call: ({ accountId }) => ["PUT", `${appointments}/appointment-emails`, { accountId, wanted: true }],
    status: ofOwnAccount,
  },
  getContact: { call: () => ["GET", `${preferences}/contact`], status: customers },
  // Agents' contact data belong to the provider.
  setName: { call: () => ["PUT", `${preferences}/contact/name`, { firstName: "Dana" }], status: customersOnly(200) },
  requestEmailChange: {
    call: () => ["POST", `${preferences}/contact/email`, { email: "new@example.com", currentPassword: "wrong" }],
    status: customersOnly(422),
  },
  confirmEmailChange: {
    call: () => ["POST", `${preferences}/contact/email/confirm`, { code: "123456" }],
    status: customersOnly(200),
  },
  cancelEmailChange: {
    call: () => ["DELETE", `${preferences}/contact/email`, undefined, { "content-type": "" }],
    status: customers,
  },
  getEmailPreferences: {
    call: ({ accountId }) => ["GET", `${preferences}/emails?accountId=${accountId}`],
    status: ofOwnAccount,
  },
  setEmailPreference: {
    call: ({ accountId }) => ["PUT", `${preferences}/emails`, { accountId, topic: "APPOINTMENTS", wanted: "ALL" }],
    status: ofOwnAccount,
  },
  getEquipment: {
    call: ({ accountId }) => ["GET", `${equipment}?accountId=${accountId}`],
    status: ofOwnAccount,
  },
  // The account has no TV.
  getTvLineup: {
    call: ({ accountId }) => ["GET", `/api/pub/tv/v1/lineup?accountId=${accountId}`],
    // The account of the other customer has TV.
    status: "401 403 403 403 403 403 403 404 401 200 403",
  },
  getSpeedTestResults: {
    call: ({ accountId }) => ["GET", `/api/pub/speed-test/v1/results?accountId=${accountId}`],
    status: ofOwnAccount,
  },
  saveSpeedTestResult: {
    call: ({ accountId }) => [
      "PUT",
      `/api/pub/speed-test/v1/results/${randomUUID()}`,
      { accountId, downloadKbps: 571_400, uploadKbps: 41_600, latencyMs: 18 },
    ],
    status: ofOwnAccount,
  },
  renameEquipment: {
    call: ({ accountId }) => ["PUT", `${equipment}/EQ-201180-1/nickname`, { ...change(accountId), nickname: "Oven" }],
    status: managersOfDevice(412),
  },
  // An extender, which cannot be restarted.
  restartEquipment: {
    call: ({ accountId }) => ["POST", `${equipment}/EQ-201180-3/restarts`, { accountId, idempotencyKey: randomUUID() }],
    status: managersOfDevice(422),
  },
  getBillQuestions: {
    call: ({ accountId, statementId }) => ["GET", `${billQuestions}/${statementId}?accountId=${accountId}`],
    status: ofOwnAccount,
  },
  // Customer service answers instead.
  askAboutBillLine: {
    call: ({ accountId, statementId }) => [
      "POST",
      `${billQuestions}/${statementId}/lines/1/messages`,
      { ...attempt(accountId), body: "Why?" },
    ],
    status: "401  201  201 201  201 403 201  404   401  201  403",
  },
  // Based on a version that never was.
  answerBillQuestion: {
    call: ({ accountId, statementId }) => [
      "POST",
      `${billQuestions}/${statementId}/lines/1/answers`,
      { ...attempt(accountId), body: "Because.", credit: 1, version: 99 },
    ],
    status: "401  403  403 403  403 412 403  404   401  403  403",
  },
  getServiceChecks: {
    call: ({ accountId }) => ["GET", `${troubleshooting}?accountId=${accountId}`],
    status: ofOwnAccount,
  },
  startServiceCheck: {
    call: ({ accountId }) => ["POST", troubleshooting, { ...attempt(accountId), service: "INTERNET" }],
    status: ofOwnAccount,
  },
  // There is no such check.
  answerServiceCheck: {
    call: ({ accountId }) => [
      "POST",
      `${troubleshooting}/TS-599999/answers`,
      { ...attempt(accountId), version: 1, question: "CABLES", answer: "TIGHT" },
    ],
    status: "401  404  404 404  404 404 404  404   401  404  403",
  },
  getVisitTimes: {
    call: ({ accountId }) => ["GET", `${troubleshooting}/TS-599999/visit-times?accountId=${accountId}`],
    status: "401  404  404 404  404 404 404  404   401  404  403",
  },
  bookVisit: {
    call: ({ accountId }) => [
      "POST",
      `${troubleshooting}/TS-599999/visit`,
      { ...attempt(accountId), startsAt: "2026-12-01T13:00:00Z" },
    ],
    status: "401  404  404 404  403 403 404  404   401  404  403",
  },
  getCallSettings: { call: ({ accountId }) => ["GET", `${callSettings}/${accountId}/lines`], status: ofOwnAccount },
  // The caller of another account has other lines; everybody but the admin group has the one that is assigned to them.
  changeForwarding: {
    call: ({ accountId }) => ["PUT", `${lineIn(accountId)}/forwarding`, forwarding, neverSeen],
    status: ofAdminLine,
  },
  changeCallGuard: {
    call: ({ accountId }) => [
      "PUT",
      `${lineIn(accountId)}/call-guard`,
      { screening: "OFF", blockAnonymous: false, blocked: [], allowed: [], treatment: "MESSAGE" },
      neverSeen,
    ],
    status: ofAdminLine,
  },
  changePhoneSettings: {
    call: ({ accountId }) => [
      "PUT",
      `${lineIn(accountId)}/phone`,
      { callerIdName: "BAKERY", showCallerId: true, doNotDisturb: false, rings: 4, greeting: "STANDARD" },
      neverSeen,
    ],
    status: ofAdminLine,
  },
  // A PIN that is easy to guess is refused before anybody looks at the line.
  resetVoicemailPin: {
    call: ({ accountId }) => ["PUT", `${lineIn(accountId)}/voicemail-pin`, { pin: "111111" }],
    status: "401  422  422 422  422 403 403  404   401  422  403",
  },
  changeLine: {
    call: ({ accountId }) => ["PUT", `${lineIn(accountId)}/details`, { label: "", assignedTo: null }, neverSeen],
    status: "401  412  412 403  403 403 403  404   401  404  403",
  },
  changeForwardingOfLines: {
    call: ({ accountId }) => [
      "POST",
      `${callSettings}/${accountId}/forwarding-changes`,
      { lines: [{ telephoneNumber: "9995550100", version: 1 }], to: null },
    ],
    status: "401  200  200 403  403 403 403  404   401  200  403",
  },
  getVoiceLines: {
    call: ({ accountId }) => ["GET", `/api/pub/phoneedge/v1/assignment/account?accountId=${accountId}`],
    status: ofOwnAccount,
  },
  getSelfInstallState: {
    call: ({ accountId }) => ["GET", `/api/pub/selfinstall/v1/state?accountId=${accountId}`],
    status: ofOwnAccount,
  },
  getPartnerByIp: { call: () => ["GET", `${partner}/ip?flow=contact`], status: everybody(200) },
  getPartnerByZip: { call: () => ["GET", `${partner}/zipcode/02110?flow=contact`], status: everybody(200) },
  getPartnerByAddress: { call: () => ["GET", `${partner}/address?flow=contact`], status: everybody(200) },
  getPartnerSupportByIp: { call: () => ["GET", `${partner}/support/ip?path=/contactus`], status: everybody(200) },
  getPartnerSupportByZip: {
    call: () => ["GET", `${partner}/support/zipcode/02110?path=/contactus`],
    status: everybody(200),
  },
  getPartnerSupportByAddress: {
    call: () => ["GET", `${partner}/support/address?path=/contactus`],
    status: everybody(200),
  },
  getOutageMap: { call: () => ["GET", `${outages}/map`], status: everybody(200) },
  getAccountOutages: {
    call: ({ accountId }) => ["GET", `${outages}/outages?accountId=${accountId}`],
    status: ofOwnAccount,
  },
  getAlerts: {
    call: ({ accountId }) => ["GET", `${outages}/alerts?accountId=${accountId}`],
    status: ofOwnAccount,
  },
  // An alert that no account has.
  dismissAlert: {
    call: ({ accountId }) => ["PUT", `${outages}/alerts/NTC-1/dismissal`, { accountId }],
    status: "401  404  404 404  404 404 404  404   401  404  403",
  },
  // No outage affects the account.
  requestCallback: {
    call: ({ accountId }) => [
      "POST",
      `${outages}/callbacks`,
      {
        accountId,
        idempotencyKey: randomUUID(),
        outageId: "OUT-1",
        phone: "6175550148",
        startsAt: "2026-11-21T17:00:00Z",
      },
    ],
    status: "401  422  422 422  422 422 422  404   401  422  403",
  },
  cancelCallback: {
    call: ({ accountId }) => ["POST", `${outages}/callbacks/${contactId}/cancellation`, change(accountId)],
    status: "401  404  404 404  404 404 404  404   401  404  403",
  },
  searchSupport: { call: () => ["GET", `${support}/search?query=bill`], status: everybody(200) },
  getSupportHome: { call: () => ["GET", `${support}/home`], status: everybody(200) },
  getSupportCategory: { call: () => ["GET", `${support}/categories/BILLING`], status: everybody(200) },
  getSupportArticle: { call: () => ["GET", `${support}/articles/pay-your-bill`], status: everybody(200) },
  getSupportForms: {
    call: ({ accountId }) => ["GET", `${support}/forms?accountId=${accountId}`],
    status: ofOwnAccount,
  },
  getSupportCases: {
    call: ({ accountId }) => ["GET", `${support}/cases?accountId=${accountId}`],
    status: ofOwnAccount,
  },
  // Customer service answers instead.
  openSupportCase: {
    call: ({ accountId }) => [
      "POST",
      `${support}/cases`,
      {
        ...{ accountId, idempotencyKey: randomUUID(), form: "other-request", version: "1", locale: "en-US" },
        answers: { service: "NONE", question: "The door code changed.", answer: "PORTAL" },
      },
    ],
    status: "401  201  201 201  201 403 201  404   401  201  403",
  },
  uploadSupportFile: {
    call: ({ accountId }) => [
      "POST",
      `${support}/files?accountId=${accountId}&name=note.txt`,
      "The light is red.",
      binary,
    ],
    status: "401  201  201 201  201 201 201  404   401  201  403",
  },
  // A file that nobody sent.
  downloadSupportFile: {
    call: ({ accountId }) => ["GET", `${support}/files/${contactId}?accountId=${accountId}`],
    status: "401  404  404 404  404 404 404  404   401  404  403",
  },
  // A case that nobody opened.
  replyToSupportCase: {
    call: ({ accountId }) => [
      "POST",
      `${support}/cases/CS-999999/replies`,
      { accountId, idempotencyKey: randomUUID(), body: "Thanks." },
    ],
    status: "401  404  404 404  404 404 404  404   401  404  403",
  },
  // A case that nobody opened.
  answerSupportCase: {
    call: ({ accountId }) => [
      "POST",
      `${support}/cases/CS-999999/answers`,
      { accountId, idempotencyKey: randomUUID(), body: "Done.", state: "ANSWERED", seen: 1 },
    ],
    status: "401  403  403 403  403 404 403  404   401  403  403",
  },
  getCatalogue: {
    call: ({ accountId }) => ["GET", `${orders}/catalogue?accountId=${accountId}`],
    status: ofOwnAccount,
  },
  // The disconnected account cannot order.
  getQuote: {
    call: ({ accountId }) => ["GET", `${orders}/quote?accountId=${accountId}&product=INTERNET_1000`],
    status: "401  200  200 200  200 200 200  404   401  422  403",
  },
  getOrders: { call: ({ accountId }) => ["GET", `${orders}/orders?accountId=${accountId}`], status: ofOwnAccount },
  getOrder: {
    call: ({ accountId }) => ["GET", `${orders}/orders/SO-999999?accountId=${accountId}`],
    status: "401  404  404 404  404 404 404  404   401  404  403",
  },
  // At the amounts of no bill; a text that was never shown is not accepted.
  placeOrder: {
    call: ({ accountId }) => [
      "POST",
      `${orders}/orders`,
      {
        accountId,
        idempotencyKey: randomUUID(),
        product: "INTERNET_1000",
        expected: { effectiveOn: "2026-11-22", after: 1, monthlyAfter: 1 },
        startsAt: null,
        terms: { accepted: true, release: "1", locale: "en-US", key: "orders.terms.text", textHash: "0".repeat(64) },
      },
    ],
    status: managersOfOrder(400),
  },
  cancelOrder: {
    call: ({ accountId }) => ["POST", `${orders}/orders/SO-999999/cancel`, change(accountId)],
    status: "401  404  404 403  403 403 403  404   401  404  403",
  },
  getValueAddedServices: {
    call: ({ accountId }) => ["GET", `${addOns}?accountId=${accountId}`],
    status: ofOwnAccount,
  },
  // The account has no such service, and no such license.
  activateValueAddedService: {
    call: ({ accountId }) => ["POST", `${addOns}/VAS-1/activations`, { accountId, idempotencyKey: randomUUID() }],
    status: managersOfDevice(404),
  },
  getEntitlements: {
    call: ({ accountId }) => ["GET", `${entitlements}?accountId=${accountId}`],
    status: ofOwnAccount,
  },
  setSeat: {
    call: ({ accountId, ownerId }) => [
      "PUT",
      `${entitlements}/ENT-1/seats/${ownerId}`,
      { ...change(accountId), assigned: true },
    ],
    status: managersOfDevice(404),
  },
  getNotifications: { call: () => ["GET", `${notifications}/notifications?locale=en-US`], status: customers },
  getUnreadNotificationCount: { call: () => ["GET", `${notifications}/unread-count`], status: customers },
  markNotificationsRead: { call: () => ["PUT", `${notifications}/read`, { first: 1, last: 1 }], status: customers },
  getUnreadVoicemailCount: {
    call: ({ accountId }) => ["GET", `/api/pub/vox-con/voicemail/tn/8575550100/unread-count?accountId=${accountId}`],
    status: ofUserOfLine,
  },
  getUnreadCountOfLines: {
    call: ({ accountId }) => ["GET", `/api/pub/vox-con/voicemail/unread-count?accountId=${accountId}`],
    status: ofOwnAccount,
  },
  // Neither the file of calls nor what callers left is for agents.
  downloadCallLog: {
    call: ({ accountId }) => ["GET", `/api/pub/vox-con/call-log/file?accountId=${accountId}&period=DAYS_30`],
    status: "401  200  200 200  200 403 403  404   401  200  403",
  },
  getVoiceManager: {
    call: ({ accountId }) => ["GET", `/api/pub/phoneedge/v1/voice-manager?accountId=${accountId}`],
    status: ofOwnAccount,
  },
  // Agents do not listen to what belongs to the customer.
  getVoicemailAudio: {
    call: ({ accountId }) => ["GET", `/api/pub/phoneedge/v2/phone/voicemail/audio/VM-201180-1?accountId=${accountId}`],
    status: ofUserOfLine,
  },
  // The fax line is nobody's.
  downloadFax: {
    call: ({ accountId }) => ["GET", `/api/pub/phoneedge/v2/phone/fax/download/VM-201180-7?accountId=${accountId}`],
    status: "401 200 200 404 404 403 403 404 401 404 403",
  },
  getDelinquencySchedule: {
    call: ({ accountId }) => ["GET", `/api/pub/account/v1/get-delinquency-schedule?accountId=${accountId}`],
    status: ofOwnAccount,
  },
  getCommunity: {
    call: ({ accountId }) => ["GET", `/api/pub/account/v1/community?accountId=${accountId}`],
    status: ofOwnAccount,
  },
  downloadReceipt: {
    call: ({ accountId, paymentId }) => [
      "GET",
      `/api/pub/billing/v1/accounts/${accountId}/payments/${paymentId}/receipt`,
    ],
    status: ofOwnAccount,
  },
  downloadRefundReceipt: {
    call: ({ accountId, refundId }) => ["GET", `/api/pub/billing/v1/accounts/${accountId}/refunds/${refundId}/receipt`],
    status: ofOwnAccount,
  },
  getLegalDocuments: { call: () => ["GET", "/api/pub/terms/v1/documents?locale=en-US"], status: everybody(200) },
  getLegalVersions: {
    call: () => ["GET", "/api/pub/terms/v1/documents/payment/versions?locale=en-US"],
    status: everybody(200),
  },
  getTermsAcceptances: {
    call: ({ accountId }) => ["GET", `/api/pub/terms/v1/acceptances?accountId=${accountId}&page=1`],
    status: ofOwnAccount,
  },
  downloadStatement: {
    call: ({ accountId, statementId }) => [
      "GET",
      `/api/pub/billing/v1/accounts/${accountId}/statements/${statementId}/document`,
    ],
    status: ofOwnAccount,
  },
  downloadStatements: {
    call: ({ accountId }) => [
      "GET",
      `/api/pub/billing/v1/accounts/${accountId}/statement-archive?from=2026-10-01&to=2026-11-30&content=accountant`,
    ],
    status: ofOwnAccount,
  },
  downloadActivity: {
    call: ({ accountId }) => ["GET", `/api/pub/billing/v1/accounts/${accountId}/activity?shown=ALL&period=MONTHS_12`],
    status: ofOwnAccount,
  },
  readCalendarFeed: { call: () => ["GET", "/api/pub/billing/v1/calendar.ics?token=none"], status: everybody(404) },
  answerSpeedProbe: {
    call: () => ["GET", "/api/pub/speed-test/v1/probe"],
    status: "401 204 204 204 204 204 204 204 401 204 403",
  },
  sendSpeedTestBytes: { call: () => ["GET", "/api/pub/speed-test/v1/download?bytes=1024"], status: customers },
  // A customer is authorized, and then gets an error for the missing body.
  takeSpeedTestBytes: {
    call: () => ["POST", "/api/pub/speed-test/v1/upload", { bytes: 1 }],
    status: "401 415 415 415 415 415 415 415 401 415 403",
  },
  // The business site has none, so an authorized caller gets 404.
  getPropertyContacts: {
    call: ({ accountId }) => ["GET", `${property}/${accountId}/property-contacts`],
    status: "401 404 404 404 404 404 404 404 401 404 403",
  },
  addPropertyContact: {
    call: ({ accountId }) => ["POST", `${property}/${accountId}/property-contacts`, { contactId, ...contact }],
    status: "401 404 404 403 403 403 403 404 401 404 403",
  },
  changePropertyContact: {
    call: ({ accountId }) => ["PUT", `${property}/${accountId}/property-contacts/${contactId}`, contact],
    status: "401 400 400 403 403 403 403 400 401 400 403",
  },
  removePropertyContact: {
    call: ({ accountId }) => ["DELETE", `${property}/${accountId}/property-contacts/${contactId}`],
    status: "401 400 400 403 403 403 403 400 401 400 403",
  },
  getCommunityChannels: {
    call: ({ accountId }) => ["GET", `${property}/${accountId}/channels`],
    status: ofCommunity,
  },
  addCommunityChannel: {
    call: ({ accountId }) => ["POST", `${property}/${accountId}/channels`, { channelId: contactId, ...channel }],
    status: managersOfCommunity,
  },
  changeCommunityChannel: {
    call: ({ accountId }) => ["PUT", `${property}/${accountId}/channels/${contactId}`, channel, seen],
    status: managersOfCommunity,
  },
  removeCommunityChannel: {
    call: ({ accountId }) => ["DELETE", `${property}/${accountId}/channels/${contactId}`, undefined, seen],
    status: managersOfCommunity,
  },
  reorderCommunityChannels: {
    call: ({ accountId }) => ["PUT", `${property}/${accountId}/channel-order`, { channelIds: [contactId] }, seen],
    status: managersOfCommunity,
  },
  changeChannelSettings: {
    call: ({ accountId }) => [
      "PUT",
      `${property}/${accountId}/channel-settings`,
      { captions: "EN", rotationSeconds: 15, quietFrom: null, quietUntil: null },
      seen,
    ],
    status: managersOfCommunity,
  },
  activateTelevision: {
    call: ({ accountId }) => ["POST", `${property}/${accountId}/televisions`, { code: "MAPLE234", name: "Gym" }],
    status: managersOfCommunity,
  },
  getBusinessHours: { call: ({ accountId }) => ["GET", `${own}/${accountId}/business-hours`], status: ofCommunity },
  changeBusinessHours: {
    call: ({ accountId }) => [
      "PUT",
      `${own}/${accountId}/business-hours`,
      { weekly: [[], [], [], [], [], [], []], exceptions: [] },
      seen,
    ],
    status: managersOfCommunity,
  },
  getPropertyContract: { call: ({ accountId }) => ["GET", `${own}/${accountId}/contract`], status: ofCommunity },
  downloadPropertyDocument: {
    call: ({ accountId }) => ["GET", `${own}/${accountId}/contract/documents/${contactId}`],
    status: ofCommunity,
  },
  getContactPreferences: {
    call: ({ accountId }) => ["GET", `${own}/${accountId}/contact-preferences`],
    status: ofCommunity,
  },
  changeContactPreferences: {
    call: ({ accountId }) => ["PUT", `${own}/${accountId}/contact-preferences`, { choices: [] }, seen],
    status: managersOfCommunity,
  },
  getTechAmenities: { call: ({ accountId }) => ["GET", `${own}/${accountId}/tech-amenities`], status: ofCommunity },
  requestAmenityChange: {
    call: ({ accountId }) => [
      "POST",
      `${own}/${accountId}/tech-amenities/AM-1/requests`,
      { requestId: contactId, kind: "REPAIR", note: "" },
    ],
    status: managersOfCommunity,
  },
  withdrawAmenityRequest: {
    call: ({ accountId }) => ["DELETE", `${own}/${accountId}/tech-amenities/AM-1/requests/${contactId}`],
    status: managersOfCommunity,
  },
  changeAccount: {
    call: ({ accountId }) => ["PUT", "/api/pub/identity/v1/current-account", { accountId }],
    status: "401 204 204 204 204 204 204 404 401 204 403",
  },
  getPeople: { call: ({ accountId }) => ["GET", `${users}/${accountId}/people`], status: managers(200) },
  getActivityLog: { call: ({ accountId }) => ["GET", `${users}/${accountId}/activity-log`], status: managers(200) },
  downloadActivityLog: {
    call: ({ accountId }) => ["GET", `${users}/${accountId}/activity-log/file`],
    status: managers(200),
  },
  // The owner keeps the role and the access, whoever asks.
  putAccess: {
    call: ({ accountId, ownerId }) => [
      "PUT",
      `${users}/${accountId}/people/${ownerId}`,
      { role: "STANDARD", state: "ACTIVE" },
      seen,
    ],
    status: managers(422),
  },
  removeAccess: {
    call: ({ accountId, ownerId }) => ["DELETE", `${users}/${accountId}/people/${ownerId}`, undefined, seen],
    status: managers(422),
  },
  // The owner may, and can't transfer to themselves.
  transferOwnership: {
    call: ({ accountId, ownerId }) => [
      "POST",
      `${users}/${accountId}/ownership-transfers`,
      { userId: ownerId, version: 1 },
    ],
    status: "401 422 403 403 403 403 403 404 401 422 403",
  },
  inviteUser: {
    call: ({ accountId }) => [
      "POST",
      `${users}/${accountId}/invitations`,
      { invitationId: randomUUID(), email: `${randomUUID()}@harbor.example`, role: "BILLING" },
    ],
    status: managers(201),
  },
  resendInvitation: {
    call: ({ accountId }) => ["POST", `${users}/${accountId}/invitations/${contactId}/deliveries`, undefined, seen],
    status: managers(404),
  },
  revokeInvitation: {
    call: ({ accountId }) => ["DELETE", `${users}/${accountId}/invitations/${contactId}`, undefined, seen],
    status: managers(404),
  },
  readInvitation: {
    call: () => ["POST", "/api/pub/users/v1/invitation-lookups", { token: "none" }],
    status: everybody(404),
  },
  acceptInvitation: {
    call: () => ["POST", "/api/pub/users/v1/invitation-acceptances", { token: "none" }],
    status: signedIn(404),
  },
  registerUser: {
    call: () => [
      "POST",
      "/api/pub/users/v1/registrations",
      { token: "none", firstName: "Lee", username: "lee.ortiz", password: "a better phrase" },
    ],
    status: everybody(404),
  },
  createVaultTicket: {
    call: ({ accountId }) => ["POST", "/api/pub/pciedge/pci/v1/tickets", { accountId }],
    status: payersOfOwn,
  },
  storeCard: {
    call: () => [
      "POST",
      "/api/pub/pciedge/pci/v1/payments",
      {
        kind: "newCard",
        cardName: "D",
        cardNumber: "4242424242424242",
        expiry: "1229",
        zip: "02110",
        securityCode: "123",
      },
    ],
    origin: "vault",
    status: everybody(401),
  },
  linkBankAccount: {
    call: () => ["POST", "/api/pub/pciedge/pci/v1/bank-links", { bank: "harborlight-bank", accountKind: "checking" }],
    origin: "vault",
    status: everybody(401),
  },
  // A caller without the processor's signature is rejected, signed in or not.
  takeWebhook: {
    call: () => [
      "POST",
      "/api/pub/paymentedge/v1/webhooks",
      { id: "evt_1", type: "charge.updated", reference: "pay_1" },
    ],
    status: everybody(401),
  },
  getBootstrap: { call: () => ["GET", "/api/pub/portal/v1/bootstrap"], status: everybody(200) },
  getStudioBootstrap: { call: () => ["GET", `${editor}/start`], status: everybody(200) },
  ingestEvents: { call: () => ["POST", "/api/pub/telemetry/v1/events", { events: [event] }], status: everybody(202) },
  getHealth: { call: () => ["GET", "/healthz"], status: everybody(200) },
  getReadiness: { call: () => ["GET", "/readyz"], status: everybody(200) },
  getDemoPeople: { call: () => ["GET", "/demo/people"], status: everybody(200) },
  getDemoMessages: { call: () => ["GET", "/demo/messages"], status: everybody(200) },
  getDemoClock: { call: () => ["GET", "/demo/clock"], status: everybody(200) },
  setDemoClock: { call: () => ["POST", "/demo/clock", { now: "2026-11-21T15:00:00Z" }], status: everybody(200) },
  getManifest: { call: () => ["GET", "/content/v1/manifest"], status: everybody(200) },
  getSnapshot: { call: ({ hash }) => ["GET", `/content/v1/snapshots/${hash}`], status: everybody(200) },
  getDelta: { call: ({ hash }) => ["GET", `/content/v1/deltas/${"0".repeat(64)}/${hash}`], status: everybody(404) },
  reportContentErrors: {
    call: () => [
      "POST",
      "/content/v1/errors",
      { errors: [{ kind: "missingKey", key: "vault.title", locale: "en-US", release: "1", count: 1 }] },
    ],
    status: everybody(202),
  },
  evaluateToggles: { call: () => ["POST", "/ofrep/v1/evaluate/flags", {}], status: everybody(200) },
  evaluateToggle: { call: () => ["POST", "/ofrep/v1/evaluate/flags/billing", {}], status: everybody(200) },
  listMessages: { call: () => ["GET", `${editor}/messages`], status: editors(200) },
  getMessage: { call: () => ["GET", `${editor}/messages/vault.title`], status: editors(200) },
  // The editor is authorized, and then has to send the version that the change is based on.
  putMessageDraft: {
    call: () => ["PUT", `${editor}/messages/vault.title/draft`, { en: "Card", es: "Tarjeta", reason: "Shorter" }],
    status: editors(428),
  },
  discardMessageDraft: { call: () => ["DELETE", `${editor}/messages/vault.title/draft`], status: editors(428) },
  listToggles: { call: () => ["GET", `${editor}/toggles`], status: editors(200) },
  getToggle: { call: () => ["GET", `${editor}/toggles/billing`], status: editors(200) },
  putToggleDraft: {
    call: () => [
      "PUT",
      `${editor}/toggles/billing/draft`,
      {
        definition: { state: "ENABLED", variants: { on: true, off: false }, defaultVariant: "on" },
        reason: "On again",
      },
    ],
    status: editors(428),
  },
  discardToggleDraft: { call: () => ["DELETE", `${editor}/toggles/billing/draft`], status: editors(428) },
  previewToggle: {
    call: () => [
      "POST",
      `${editor}/toggles/billing/preview`,
      { definition: { state: "ENABLED", variants: { on: true, off: false }, defaultVariant: "on" } },
    ],
    status: editors(200),
  },
  killToggle: { call: () => ["POST", `${editor}/toggles/billing/kill`, { reason: "Down" }], status: editors(428) },
  listForms: { call: () => ["GET", `${editor}/forms`], status: editors(200) },
  getForm: { call: () => ["GET", `${editor}/forms/support.form.other-request`], status: editors(200) },
  putFormDraft: {
    call: () => [
      "PUT",
      `${editor}/forms/support.form.other-request/draft`,
      {
        form: {
          ...{ title: { en: "Ask", es: "Preguntar" }, intro: { en: "Write to us.", es: "Escríbanos." } },
          ...{ topic: "OTHER", offered: true, fields: [] },
        },
        reason: "Shorter",
      },
    ],
    status: editors(428),
  },
  discardFormDraft: {
    call: () => ["DELETE", `${editor}/forms/support.form.other-request/draft`],
    status: editors(428),
  },
  listArticles: { call: () => ["GET", `${editor}/articles`], status: editors(200) },
  getArticle: { call: () => ["GET", `${editor}/articles/support.article.pay-your-bill`], status: editors(200) },
  putArticleDraft: {
    call: () => [
      "PUT",
      `${editor}/articles/support.article.pay-your-bill/draft`,
      {
        article: {
          ...{
            category: "BILLING",
            page: "/billing/pay-bill",
            toggle: null,
            useful: false,
            offered: true,
            position: 0,
          },
          ...{ title: { en: "Pay", es: "Pagar" }, summary: { en: "How to pay.", es: "Cómo pagar." } },
          body: { en: "Open Make a payment.", es: "Abra Hacer un pago." },
        },
        reason: "Shorter",
      },
    ],
    status: editors(428),
  },
  discardArticleDraft: {
    call: () => ["DELETE", `${editor}/articles/support.article.pay-your-bill/draft`],
    status: editors(428),
  },
  listReleases: { call: () => ["GET", `${editor}/releases`], status: editors(200) },
  getEditor: { call: () => ["GET", `${editor}/me`], status: editors(200) },
  listPeople: { call: () => ["GET", `${editor}/people`], status: editors(200) },
  // This editor is no administrator.
  putGrants: {
    call: () => ["PUT", `${editor}/people/vic/grants`, { grants: [], reason: "Left" }],
    status: editors(403),
  },
  listChangeSets: { call: () => ["GET", `${editor}/change-sets`], status: editors(200) },
  openChangeSet: {
    call: () => ["POST", `${editor}/change-sets`, { title: "New words", idempotencyKey: randomUUID() }],
    status: editors(201),
  },
  getChangeSet: { call: () => ["GET", `${editor}/change-sets/999999`], status: editors(404) },
  renameChangeSet: {
    call: () => ["PUT", `${editor}/change-sets/999999`, { title: "Newer words" }],
    status: editors(428),
  },
  discardChangeSet: { call: () => ["DELETE", `${editor}/change-sets/999999`], status: editors(428) },
  submitChangeSet: {
    call: () => ["POST", `${editor}/change-sets/999999/submit`, { reason: "Ready" }],
    status: editors(428),
  },
  withdrawChangeSet: {
    call: () => ["POST", `${editor}/change-sets/999999/withdrawal`, { reason: "One more word" }],
    status: editors(428),
  },
  // This editor writes, publishes and toggles features; approving requires others.
  reviewChangeSet: {
    call: () => ["POST", `${editor}/change-sets/999999/reviews`, { decision: "approve", note: "" }],
    status: editors(403),
  },
  publishChangeSet: {
    call: () => ["POST", `${editor}/change-sets/999999/publication`, { reason: "New" }],
    status: editors(428),
  },
  scheduleChangeSet: {
    call: () => ["PUT", `${editor}/change-sets/999999/schedule`, { at: "2026-12-01T08:00", reason: "New" }],
    status: editors(428),
  },
  unscheduleChangeSet: { call: () => ["DELETE", `${editor}/change-sets/999999/schedule`], status: editors(428) },
  stageChangeSets: {
    call: () => ["PUT", `${editor}/staging`, { changeSets: [], reason: "Back" }],
    status: editors(428),
  },
  promoteStaging: {
    call: () => ["POST", `${editor}/staging/promotion`, { reason: "Looked at" }],
    status: editors(428),
  },
  listComments: { call: () => ["GET", `${editor}/comments?key=vault.title`], status: editors(200) },
  addComment: {
    call: () => ["POST", `${editor}/comments`, { key: "vault.title", text: "Shorter?", idempotencyKey: randomUUID() }],
    status: editors(201),
  },
  resolveComment: { call: () => ["POST", `${editor}/comments/999999/resolution`], status: editors(404) },
  exportMessages: { call: () => ["GET", `${editor}/export?format=json&namespace=vault`], status: editors(200) },
  listNamespaces: { call: () => ["GET", `${editor}/namespaces`], status: editors(200) },
  importMessages: {
    call: () => ["POST", `${editor}/imports`, { format: "json", text: '{"release":"1","messages":{}}', dryRun: true }],
    status: editors(200),
  },
  listTerms: { call: () => ["GET", `${editor}/terms`], status: editors(200) },
  addTerm: {
    call: () => ["POST", `${editor}/terms`, { en: `card ${randomUUID()}`, es: "tarjeta", note: "", avoid: [] }],
    status: editors(201),
  },
  changeTerm: {
    call: () => ["PUT", `${editor}/terms/999999`, { en: "card", es: "tarjeta", note: "", avoid: [] }],
    status: editors(428),
  },
  removeTerm: { call: () => ["DELETE", `${editor}/terms/999999`], status: editors(428) },
  getSuggestions: { call: () => ["GET", `${editor}/suggestions?text=Sign%20in`], status: editors(200) },
  sayWhereIAm: { call: () => ["PUT", `${editor}/presence`, { place: "message:vault.title" }], status: editors(200) },
  verifyChanges: { call: () => ["GET", `${editor}/changes/verification`], status: editors(200) },
  exportChanges: { call: () => ["GET", `${editor}/changes/export`], status: editors(200) },
  compareReleases: { call: () => ["GET", `${editor}/releases/1/differences?with=1`], status: editors(200) },
  restoreRelease: { call: () => ["POST", `${editor}/releases/1/restore`, { reason: "Back" }], status: editors(428) },
  listChanges: { call: () => ["GET", `${editor}/changes`], status: editors(200) },
  getPreviewChoices: { call: () => ["GET", `${editor}/previews`], status: editors(200) },
  listContentErrors: { call: () => ["GET", `${editor}/errors`], status: editors(200) },
  getOperationsReport: { call: () => ["GET", `${editor}/operations-report`], status: editors(200) },
};

/** A stream has no end, so its status is tested over a real connection: in the content module and in accountEvents.test.ts. */
const readElsewhere = ["streamReleases", "streamAccountEvents"];

let backend: TestBackend;
let facts: Facts;

async function factsOf(accountId: string): Promise<Facts> {
  const { rows: payments } = await backend.database.execute<{ id: string }>(
    `select id from payments where account_id = '${accountId}' order by id limit 1`,
  );
  const { rows: statements } = await backend.database.execute<{ id: string }>(
    `select id from statements where account_id = '${accountId}' order by id limit 1`,
  );
  const { rows: owners } = await backend.database.execute<{ id: string }>(
    `select user_id as id from user_accounts where account_id = '${accountId}' and role = 'PRIMARY'`,
  );
  const refundId = "mt_matrix";
  await backend.database.insert(mobileTransactions).values({
    accountId,
    id: refundId,
    date: "2026-11-10",
    kind: "REFUND",
    description: "Tideline Mobile",
    amount: 1_250,
  });
  const { content } = await backend.browser().bootstrap();
  return {
    accountId,
    ownerId: owners[0]?.id ?? "",
    statementId: statements[0]?.id ?? "",
    paymentId: payments[0]?.id ?? "",
    refundId,
    hash: content.locales["en-US"].hash,
  };
}

beforeAll(async () => {
  backend = await openBackend();
  await makeCallers(backend);
  facts = await factsOf(harborStreet);
});
afterAll(() => backend.close());

test("[SESS-11 partly] every operation of the contract has a row, and every row an operation", () => {
  const operations = loadContract()
    .flatMap(operationsOf)
    .map(({ id }) => id)
    .filter((id) => !readElsewhere.includes(id));
  expect(Object.keys(rows).sort()).toEqual(operations.sort());
});

function send(caller: TestClient, { call, origin }: Row, own: Facts): Promise<Response> {
  const [method, path, body, headers] = call(own);
  if (origin === "vault")
    return caller.browser.vaultFetch(path, {
      method,
      headers: { "content-type": "application/json", "x-vendor-key": "SMB", "x-client-type": "SSPP" },
      body: JSON.stringify(body),
    });
  return method === "GET"
    ? caller.get(path)
    : caller.send(method, path, body, { ...headers, ...(body === undefined ? { "content-type": null } : {}) });
}

describe.each(kinds)("[SESS-11 partly] [SESS-12 partly] %s", (kind) => {
  let caller: TestClient;
  let own: Facts;
  beforeAll(async () => {
    caller = await callerOf(backend, kind);
    own = kind === "disconnected" ? await factsOf(disconnectedAccount) : facts;
  });

  test.each(Object.entries(rows).sort(([, a], [, b]) => lateness(a) - lateness(b)))("%s", async (_id, row) => {
    if (lateness(row) > 0) caller.token = (await caller.browser.bootstrap()).csrfToken;
    const expected = Number(row.status.trim().split(/\s+/)[kinds.indexOf(kind)]);
    const response = await send(caller, row, own);
    expect(response.status, await response.clone().text()).toBe(expected);
  });
});

/** Sign-out and then sign-in run last, because they change the caller. */
function lateness(row: Row): number {
  return [rows["logout"], rows["login"]].indexOf(row) + 1;
}
