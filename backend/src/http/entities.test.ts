import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Kind, parse } from "graphql";
import { expect, test } from "vitest";
import { loadContract } from "./contract.ts";

const folder = join(import.meta.dirname, "../../../openapi/graphql");
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".graphql"))
  .map((name) => readFileSync(join(folder, name), "utf8"));

/** Every schema and type of the contract by name, with the names of its fields or the values of its enum. */
const contract = new Map<string, Set<string>>();
const add = (name: string, values: readonly string[]) =>
  contract.set(name, new Set([...(contract.get(name) ?? []), ...values]));

for (const { definitions } of sources.map((source) => parse(source)))
  for (const definition of definitions) {
    if (definition.kind === Kind.ENUM_TYPE_DEFINITION)
      add(definition.name.value, definition.values?.map(({ name }) => name.value) ?? []);
    if (definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION)
      add(definition.name.value, definition.fields?.map(({ name }) => name.value) ?? []);
  }

type Schema = { properties?: Record<string, Schema>; enum?: unknown[]; items?: Schema };

/** The fields of a schema, those of its own objects as `outer.inner`, and the values of its enums. */
function namesIn({ properties = {}, enum: values = [], items }: Schema, before = ""): string[] {
  return [
    ...values.map(String),
    ...(items ? namesIn(items, before) : []),
    ...Object.entries(properties).flatMap(([name, inner]) => [before + name, ...namesIn(inner, `${before}${name}.`)]),
  ];
}
for (const { document } of loadContract()) {
  const { components } = document as unknown as { components?: { schemas?: Record<string, Schema> } };
  for (const [name, schema] of Object.entries(components?.schemas ?? {})) add(name, namesIn(schema));
}

/**
 * The fields and enums of specification section 3 whose names it gives, by the schema or type that has them. Names in
 * prose, such as "confirmation number", are the same words as one name. GraphQL allows no hyphen, so the channel
 * in-store is `inStore`.
 */
const specified: Record<string, string> = {
  Payment: "amount entryDate channel paymentMethodType lastFour confirmationNumber status paymentDate debitDate",
  PaymentChannel: "online phone inStore autoPay agentAssisted chatAssisted",
  PaymentStatus: "success pending",
  PaymentMethod: "type lastFour expiry cardName unavailable restricted expired expiringSoon autoPayAssignment",
  PaymentMethodType: "visa mc amex discover creditCard bankAccount",
  Account:
    "accountNumber amountDue adjustedDelinquencyAmount creditBalance nextAutoPayDate serviceTypes disconnected paperlessEnrolled companyName accountId isDelinquent pastDueAmount pendingPaymentAmount serviceAddress billToAddress softDisconnectDate cycleDay footprint billerType billingId",
  Address: "addressLine1 city state zip",
  ServiceType: "internet tv voice mobile",
  DeferralPlan: "installmentsRemaining",
  ProfileCookie:
    "accountType role username guid Eoid Eaid Sysprin Zip csrId mountainStates firstTimeMigrated accountNumber accountName RememberMe siteVersion userType memberServices fetchErrors",
  Member: "Guid FirstName LastName ContactEmail Service.Voice",
  MemberVoice: "Assignment Phone_Numbers",
  Alert: "id pid type severity body estimatedResolution outage other",
  AnalyticsData:
    "msgCategory currStateName appApiQueryParameters appApiHttpVerb appApiHost appApiPath appApiResponseTimeMs appApiResponseCode opSuccess appApiServiceResult apiClusterVersion appErrorCode appClientErrorCode appErrorType appErrorExtras appApiResponseText apiTransactionId deviceUuid appVersion appName appType appEnvName",
  ServiceKey: "VOICE EMAIL BACKUP SECURITY INTERNET VIDEO DOMAIN WEB_HOSTING LAYER_3_VPN ETHERNET OPTICAL_WAVE",
  ServiceStatus: "Assigned Unassigned Active Undefined",
};

test.each(Object.entries(specified))(
  "[CALL-05] the contract has every field and value of %s by its exact name",
  (name, fields) => {
    const known = contract.get(name) ?? new Set();
    expect(fields.split(" ").filter((field) => !known.has(field))).toEqual([]);
  },
);
