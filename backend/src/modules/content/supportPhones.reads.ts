import type { ServerToggleKey } from "@portico/catalogue/toggles";
import type { SupportPhones, SupportTopic } from "../../config/support.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Site } from "../../lib/principal.ts";
import { remoteSetting } from "./remoteSettings.reads.ts";

const settingOf = {
  CARE: "supportPhoneCare",
  APPOINTMENTS: "supportPhoneAppointments",
  TECH_SUPPORT: "supportPhoneTechSupport",
  POLICY: "supportPhonePolicy",
} as const satisfies Record<SupportTopic, ServerToggleKey>;

/** Who answers the telephone on a site: the environment's numbers in their order, then those that only editors have given. */
export async function supportPhonesOn(deps: Pick<Dependencies, "config" | "database">, site: Site): Promise<SupportPhones> {
  const own = deps.config.supportPhones[site].map(({ topic }) => topic);
  const others = (Object.keys(settingOf) as SupportTopic[]).filter((topic) => !own.includes(topic));
  const phones: SupportPhones[number][] = [];
  for (const topic of [...own, ...others]) {
    const phone = await remoteSetting(deps, deps.database, settingOf[topic], { site });
    if (phone !== undefined) phones.push({ topic, phone });
  }
  return phones;
}
