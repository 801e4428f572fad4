import type { components } from "@portico/openapi/partner";
import type { SupportTopic } from "../../config/support.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Principal, Site } from "../../lib/principal.ts";
import { accountFacts } from "../account/account.reads.ts";
import { supportPhonesOn } from "../content/toggles/remoteSettings.reads.ts";
import { servedZip, zipOfNetwork, type ServedLocation } from "./partner.repository.ts";

type Schemas = components["schemas"];
type Deps = Pick<Dependencies, "config" | "database">;

/** How a location is known. */
export type LocationQuery =
  | { source: "IP"; ip: string }
  | { source: "ZIP"; zip: string }
  | { source: "ADDRESS"; principal: Principal | undefined };

async function zipOf({ database }: Deps, place: LocationQuery): Promise<string | undefined> {
  switch (place.source) {
    case "IP":
      return zipOfNetwork(database, place.ip);
    case "ZIP":
      return place.zip;
    case "ADDRESS": {
      const accountId = place.principal?.accountIds[0];
      return accountId === undefined ? undefined : (await accountFacts(database, accountId))?.serviceZip;
    }
  }
}

function answer(source: Schemas["Location"]["source"], zip: string | undefined, found?: ServedLocation) {
  if (zip === undefined) return { source: null, zip: null, city: null, state: null, partner: null };
  if (!found) return { source, zip, city: null, state: null, partner: null };
  const { location, partner } = found;
  const { name, footprint, isOwn, services } = partner;
  return { source, zip, city: location.city, state: location.state, partner: { name, footprint, isOwn, services } };
}

/** Where a place is and who serves it; the carried-over ZIP code counts where nobody serves the place itself. */
export async function locationOf(deps: Deps, place: LocationQuery, carriedOver?: string): Promise<Schemas["Location"]> {
  const zip = await zipOf(deps, place);
  const found = zip === undefined ? undefined : await servedZip(deps.database, zip);
  if (found || carriedOver === undefined) return answer(place.source, zip, found);
  const carried = await servedZip(deps.database, carriedOver);
  return carried || zip === undefined ? answer("CARRIED_OVER", carriedOver, carried) : answer(place.source, zip);
}

/** The line for a page, by the beginning of its path; care for every other page. */
const linesOfPages: readonly [prefix: string, topic: SupportTopic][] = [
  ["/service-appointments", "APPOINTMENTS"],
  ["/appointment-tracking", "APPOINTMENTS"],
  ["/services", "TECH_SUPPORT"],
  ["/voice", "TECH_SUPPORT"],
  ["/outage", "TECH_SUPPORT"],
  ["/tv", "TECH_SUPPORT"],
  ["/webmail", "TECH_SUPPORT"],
  ["/disclaimers", "POLICY"],
];

/** The line to call about a page: another provider has one number, the own network one for each topic. */
export async function supportLineOf(
  deps: Deps,
  place: LocationQuery,
  { path, site }: { path: string; site: Site },
): Promise<Schemas["SupportLine"]> {
  const topic = linesOfPages.find(([prefix]) => path.startsWith(prefix))?.[1] ?? "CARE";
  const zip = await zipOf(deps, place);
  const partner = zip === undefined ? undefined : (await servedZip(deps.database, zip))?.partner;
  if (partner && !partner.isOwn) return { topic: "CARE", phone: partner.phone };
  const line = (await supportPhonesOn(deps, site)).find((each) => each.topic === topic);
  return { topic, phone: line?.phone ?? null };
}
