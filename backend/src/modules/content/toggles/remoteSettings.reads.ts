import type { ServerToggleKey, ServerToggles } from "@portico/catalogue/toggles";
import { isValueOf } from "@portico/gate/toggleValues";
import type { Config } from "../../../config/config.ts";
import type { SupportPhones, SupportTopic } from "../../../config/support.ts";
import type { Transaction } from "../../../database/database.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { Site } from "../../../lib/principal.ts";
import { accountFacts, accountServices } from "../../account/account.reads.ts";
import { builtIn } from "../catalogue.ts";
import { type Published, publishedEvaluator } from "../delivery/content.reads.ts";
import type { ToggleContext } from "./toggles.domain.ts";

/** The reader of a setting: a site, or one account. */
export type SettingReader = { site: Site } | { accountId: string };

/** A setting's value; undefined only where it is optional in the environment. */
export type RemoteSetting<K extends ServerToggleKey> = ServerToggles[K] | ReturnType<(typeof fromEnvironment)[K]>;

/** Community accounts belong to the community site. */
const siteOf = (accountType: string | undefined): Site => (accountType === "COMMUNITY" ? "community" : "business");

async function contextOf(
  tx: Transaction,
  { contentEnvironment: environment }: Config,
  reader: SettingReader,
): Promise<ToggleContext> {
  if ("site" in reader) return { ...reader, environment };
  const { accountId } = reader;
  const [account, services] = [await accountFacts(tx, accountId), await accountServices(tx, accountId)];
  return { accountId, environment, site: siteOf(account?.accountType), services: services.map(({ key }) => key) };
}

/** The published value; undefined when it does not fit this build's schema. */
function publishedValue<K extends ServerToggleKey>(
  { evaluate }: Published,
  key: K,
  context: ToggleContext,
): ServerToggles[K] | undefined {
  const [evaluation, entry] = [evaluate(key, context), builtIn.register[key]];
  return evaluation && entry && isValueOf(entry, evaluation.value) ? (evaluation.value as ServerToggles[K]) : undefined;
}

/**
 * Reads a remote configuration setting: the value published for the reader, or else the process's environment
 * (COPY-02). The environment always has a value, so it also works before the first release.
 * @param tx reads in the caller's transaction
 * @example const minutes = await remoteSetting(deps, tx, key, { accountId });
 */
export async function remoteSetting<K extends ServerToggleKey>(
  { config }: Pick<Dependencies, "config">,
  tx: Transaction,
  key: K,
  reader: SettingReader,
): Promise<RemoteSetting<K>> {
  const site = "site" in reader ? reader.site : "business";
  const usual = fromEnvironment[key](config, site) as RemoteSetting<K>;
  const published = await publishedEvaluator({ config, database: tx }, site);
  if (published?.flags[key]?.state !== "ENABLED") return usual;
  return publishedValue(published, key, await contextOf(tx, config, reader)) ?? usual;
}

const phoneFor =
  (topic: SupportTopic) =>
  ({ supportPhones }: Config, site: Site) =>
    supportPhones[site].find((known) => known.topic === topic)?.phone;

/** The environment's value of each setting, used until an editor publishes another one. */
const fromEnvironment = {
  enterpriseBillingUrl: ({ enterpriseBillingUrl }: Config) => enterpriseBillingUrl,
  movedBillingUrl: ({ movedBillingUrl }: Config) => movedBillingUrl,
  paymentDaysAhead: ({ paymentDates }: Config) => paymentDates.daysAhead,
  paymentCutOffHour: ({ paymentDates }: Config) => paymentDates.cutOffHour,
  paymentMailAddress: ({ paymentMailAddress }: Config) => paymentMailAddress,
  restoreMinutes: ({ restoreMinutes }: Config) => restoreMinutes,
  storesUrl: ({ storesUrl }: Config) => storesUrl,
  supportPhoneAppointments: phoneFor("APPOINTMENTS"),
  supportPhoneCare: phoneFor("CARE"),
  supportPhonePolicy: phoneFor("POLICY"),
  supportPhoneTechSupport: phoneFor("TECH_SUPPORT"),
} satisfies { [K in ServerToggleKey]: (config: Config, site: Site) => ServerToggles[K] | undefined };

const isServerKey = (key: string): key is ServerToggleKey => Object.hasOwn(fromEnvironment, key);

/**
 * The environment's value of a setting on the business site, for editors; undefined for toggles, and where there is
 * none.
 */
export const environmentSetting = (config: Config, key: string): string | number | undefined =>
  isServerKey(key) ? fromEnvironment[key](config, "business") : undefined;

const settingOf = {
  CARE: "supportPhoneCare",
  APPOINTMENTS: "supportPhoneAppointments",
  TECH_SUPPORT: "supportPhoneTechSupport",
  POLICY: "supportPhonePolicy",
} as const satisfies Record<SupportTopic, ServerToggleKey>;

/** A site's support phones: the environment's topics in their order, then those that only editors have added. */
export async function supportPhonesOn(
  deps: Pick<Dependencies, "config" | "database">,
  site: Site,
): Promise<SupportPhones> {
  const own = deps.config.supportPhones[site].map(({ topic }) => topic);
  const others = (Object.keys(settingOf) as SupportTopic[]).filter((topic) => !own.includes(topic));
  const phones: SupportPhones[number][] = [];
  for (const topic of [...own, ...others]) {
    const phone = await remoteSetting(deps, deps.database, settingOf[topic], { site });
    if (phone !== undefined) phones.push({ topic, phone });
  }
  return phones;
}
