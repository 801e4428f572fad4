import type { ServerToggleKey, ServerToggles } from "@portico/catalogue/toggles";
import type { Config } from "../../config/config.ts";
import type { SupportTopic } from "../../config/support.ts";
import type { Site } from "../../lib/principal.ts";

const phoneFor = (topic: SupportTopic) => ({ supportPhones }: Config, site: Site) => supportPhones[site].find((known) => known.topic === topic)?.phone;

/** What the environment of the process says of each setting, which holds until an editor publishes something else. */
export const fromEnvironment = {
  enterpriseBillingUrl: ({ enterpriseBillingUrl }: Config) => enterpriseBillingUrl,
  movedBillingUrl: ({ movedBillingUrl }: Config) => movedBillingUrl,
  paymentDaysAhead: ({ paymentDates }: Config) => paymentDates.daysAhead,
  paymentCutOffHour: ({ paymentDates }: Config) => paymentDates.cutOffHour,
  restoreMinutes: ({ restoreMinutes }: Config) => restoreMinutes,
  supportPhoneAppointments: phoneFor("APPOINTMENTS"),
  supportPhoneCare: phoneFor("CARE"),
  supportPhonePolicy: phoneFor("POLICY"),
  supportPhoneTechSupport: phoneFor("TECH_SUPPORT"),
} satisfies { [K in ServerToggleKey]: (config: Config, site: Site) => ServerToggles[K] | undefined };

const isServerKey = (key: string): key is ServerToggleKey => Object.hasOwn(fromEnvironment, key);

/** What the environment says of a setting on the business site, for editors; undefined for toggles, and where it says nothing. */
export const environmentSetting = (config: Config, key: string): string | number | undefined => (isServerKey(key) ? fromEnvironment[key](config, "business") : undefined);
