import type { Bootstrap } from "../api/bootstrap.ts";
import type { Account, DelinquencySchedule } from "../features/account/model/account.api.ts";
import type { ServicesQuery } from "../api/graphql/generated/graph.ts";
import type { Community } from "../features/community/model/community.api.ts";
import type { Service } from "../features/services/model/services.api.ts";
import type { Profile } from "../features/session/model/session.slice.ts";
import type { SupportContact } from "../features/session/model/supportContacts.api.ts";
import type { DemoPerson } from "../features/session/sign-in/signIn.api.ts";
import { statuses } from "./statusFixtures.ts";

/**
 * Responses of the services for stories and screen tests, typed from the contract: a changed field fails to compile.
 */
const address = { addressLine1: "14 Harbor St", city: "Boston", state: "MA", zip: "02110" };

export const dana: Profile = {
  guid: "b6f9c1d2-0000-4000-8000-000000000001",
  username: "dana",
  firstName: "Dana",
  role: "PRIMARY",
  userType: "CUSTOMER",
  accountType: "BUSINESS",
  accountNumber: "8347201180",
  accountName: "Harbor Street Bakery",
  siteVersion: "business",
  footprint: "CHTR",
  permissions: [
    "viewBilling",
    "payBill",
    "manageUsers",
    "manageBilling",
    "manageNetworks",
    "manageAppointments",
    "manageEquipment",
    "manageProperty",
    "administerHostedVoice",
    "manageVoice",
    "transferOwnership",
  ],
};

export const sam: Profile = {
  ...dana,
  username: "sam",
  firstName: "Sam",
  role: "STANDARD",
  permissions: ["viewBilling"],
};

/** An agent of the provider on Dana's account. */
export const gina: Profile = {
  ...dana,
  username: "gina",
  firstName: "Gina",
  role: "BILLING",
  userType: "CSR",
  permissions: ["viewBilling", "payBill", "manageNetworks", "manageAppointments"],
};

/** A signed-in user who is not a customer. */
export const erin: Profile = {
  ...dana,
  username: "erin",
  firstName: "Erin",
  accountNumber: "",
  accountName: "",
  permissions: ["editContent", "publishContent"],
};

const anonymous: Bootstrap = {
  site: "business",
  vendorKey: "SMB",
  clientType: "SSPP",
  environment: {
    name: "production",
    production: true,
    voiceDisabled: false,
    mocks: false,
    version: "13.13.0-rc.1",
    clusterVersion: "13.13.0-rc.1",
  },
  locale: "en-US",
  locales: ["en-US", "es-US"],
  // A compiled-message version that no build supports: the page starts with the built-in copy.
  content: {
    site: "business",
    release: "1",
    sequence: 1,
    publishedAt: "2026-11-21T15:00:00Z",
    contract: "",
    tree: 0,
    locales: { "en-US": { hash: "", url: "" }, "es-US": { hash: "", url: "" } },
    toggles: "",
    events: "",
    publicKey: "",
    signature: "",
  },
  toggles: { etag: "", values: {} },
  session: { authenticated: false },
  csrfToken: "token",
  businessNow: "2026-11-21T15:00:00Z",
  timeZone: "America/New_York",
  vaultOrigin: "http://vault.localhost",
  demo: false,
};

/** The start-up data of a signed-in user; without a profile, of an anonymous visitor. */
export function bootstrapFor(profile?: Profile, changes: Partial<Bootstrap> = {}): Bootstrap {
  const timing = {
    idleSeconds: 780,
    dialogSeconds: 120,
    pingSeconds: 30,
    secondsUntilIdleEnd: 900,
    secondsUntilAbsoluteEnd: 43_200,
  };
  return {
    ...anonymous,
    session: profile ? { authenticated: true, profile, timing } : { authenticated: false },
    ...changes,
  };
}

/** Owes a current bill. */
export const owing: Account = {
  accountId: "8347201180",
  accountNumber: "8347201180",
  companyName: "Harbor Street Bakery",
  nickname: null,
  amountDue: 24817,
  pastDueAmount: 0,
  adjustedDelinquencyAmount: 0,
  creditBalance: 0,
  pendingPaymentAmount: 0,
  isDelinquent: false,
  disconnected: false,
  serviceTypes: ["internet", "voice", "mobile"],
  serviceAddress: address,
  billToAddress: address,
  footprint: "CHTR",
  billerType: "CSG",
  billingId: "B-1180",
  cycleDay: 5,
  paperlessEnrolled: true,
  dueDate: "2026-12-05",
  nextAutoPayDate: null,
  softDisconnectDate: null,
  autoPay: { enrolled: false, discount: 500 },
  lastPayment: { paymentId: "pay_1", amount: 23140, paymentDate: "2026-11-06" },
  canPay: true,
  paymentLocked: false,
  resolvedPayment: null,
  status: statuses.due,
  businessDate: "2026-11-21",
  timeZone: "America/New_York",
  billedElsewhere: false,
  selfInstallNotification: null,
  nextAppointment: null,
};

/** Half of the balance is past due. */
export const pastDue: Account = {
  ...owing,
  amountDue: 36480,
  pastDueAmount: 18240,
  adjustedDelinquencyAmount: 18240,
  isDelinquent: true,
  softDisconnectDate: "2026-12-01",
  status: statuses.pastDue,
};

/** Owes nothing, has never paid, has a credit balance. */
export const inCredit: Account = {
  ...owing,
  amountDue: 0,
  creditBalance: 3500,
  dueDate: null,
  lastPayment: null,
  status: statuses.inCredit,
};

/** Is enrolled in Auto Pay. */
export const onAutoPay: Account = {
  ...owing,
  nextAutoPayDate: "2026-12-03",
  autoPay: { enrolled: true, discount: 500 },
  status: statuses.autoPay,
};

export const schedule = (tier: DelinquencySchedule["tier"]): DelinquencySchedule => ({
  accountId: "8347201180",
  isDelinquent: tier !== null,
  tier,
  pastDueAmount: tier === null ? 0 : 18240,
  softDisconnectDate: tier === null ? null : "2026-12-01",
  restoreMinutes: 15,
});

export const services: Service[] = [
  { id: "s1", key: "INTERNET", serviceType: "internet", status: "Active", downloadMbps: 600 },
  { id: "s2", key: "VOICE", serviceType: "voice", status: "Assigned", lineCount: 4 },
  { id: "s3", key: "MOBILE", serviceType: "mobile", status: "Active", deviceCount: 2, remainingDeviceBalance: 41200 },
];

const noFacts = {
  trouble: null,
  downloadMbps: null,
  lineCount: null,
  deviceCount: null,
  remainingDeviceBalance: null,
  channelCount: null,
  redirectUri: null,
};

/** Lines that are managed on another site. */
export const hostedVoice = (lineCount: number, redirectUri?: string): Service => ({
  id: "s4",
  key: "HOSTED_VOICE",
  serviceType: "other",
  status: "Active",
  lineCount,
  ...(redirectUri ? { redirectUri } : {}),
});

/** Services as GraphQL returns them. */
export const servicesAnswerOf = (list: readonly Service[]): ServicesQuery => ({
  __typename: "Query",
  services: list.map((service) => ({ __typename: "Service", ...noFacts, ...service })),
});

export const servicesAnswer = servicesAnswerOf(services);

/** A community with a tenant agreement in force. */
export const inForce: Community = {
  accountId: "8347201180",
  agreement: { status: "ACTIVE", since: "2024-03-01" },
  communityTab: "ACTIVE",
};

export const contacts: SupportContact[] = [
  { topic: "CARE", phone: "+18005550141", phoneShown: "(800) 555-0141" },
  { topic: "TECH_SUPPORT", phone: "+18005550143", phoneShown: "(800) 555-0143" },
];

export const people: DemoPerson[] = [
  {
    username: "dana",
    password: "portico-demo-2026",
    role: "PRIMARY",
    site: "business",
    state: "owes",
    topic: "bills",
    see: "Owes $248.17, due in two weeks.",
  },
  {
    username: "ines",
    password: "portico-demo-2026",
    role: "PRIMARY",
    site: "business",
    state: "owes",
    topic: "autoPay",
    see: "Owes $134.20; Auto Pay is off.",
  },
  {
    username: "wendy",
    password: "portico-demo-2026",
    role: "PRIMARY",
    site: "business",
    state: "wallet",
    topic: "wallet",
    see: "Owes $154.20. A full wallet.",
  },
  {
    username: "alex",
    password: "portico-demo-2026",
    role: "PRIMARY",
    site: "community",
    state: "owes",
    topic: "bills",
    see: "The community site.",
  },
];

/** The answer for an account whose services are in this state. */
export const accountInState = (state: Account["status"]["service"]["state"]) => ({
  "/api/pub/account/v1/accounts": {
    body: { accounts: [{ ...owing, status: { ...owing.status, service: { ...owing.status.service, state } } }] },
  },
});
