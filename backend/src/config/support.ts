import type { Site } from "../lib/principal.ts";
import { list, refuse, type Environment } from "./read.ts";

const topics = ["CARE", "APPOINTMENTS", "TECH_SUPPORT", "POLICY"] as const;

export type SupportTopic = (typeof topics)[number];

/** Topic and number of a support phone (E.164), in display order. */
export type SupportPhones = readonly { topic: SupportTopic; phone: string }[];

/** Fictitious numbers from the reserved range. */
const invented = (last: number): SupportPhones =>
  topics.map((topic, index) => ({ topic, phone: `+1800555${String(last + index).padStart(4, "0")}` }));
const ofTheDemo = { business: invented(141), community: invented(151) };

function entry(name: string, word: string): SupportPhones[number] {
  const [topicWord = "", phone = ""] = word.split("=").map((part) => part.trim());
  const topic = topics.find((known) => known === topicWord.toUpperCase());
  if (!topic || !/^\+[1-9]\d{6,14}$/.test(phone))
    return refuse(name, `numbers such as CARE=+18005550100, for ${topics.join(", ")}`);
  return { topic, phone };
}

const given = (environment: Environment, name: string): SupportPhones =>
  list(environment, name, []).map((word) => entry(name, word));

/**
 * The support phones of each site. A community site without its own has those of the business site; only the demo has
 * defaults.
 */
export function supportPhones(environment: Environment, demo: boolean): Readonly<Record<Site, SupportPhones>> {
  const business = given(environment, "SUPPORT_PHONES");
  const community = given(environment, "SUPPORT_PHONES_COMMUNITY");
  if (business.length === 0 && community.length === 0 && demo) return ofTheDemo;
  return { business, community: community.length > 0 ? community : business };
}
