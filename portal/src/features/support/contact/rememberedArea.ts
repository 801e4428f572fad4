import { cookieValue } from "../../../lib/cookieValue.ts";

/** The last ZIP code that was looked up in this browser and is served. */
export type RememberedArea = { zip: string; isOwnNetwork: boolean };

/** Reads the server's cookie of it (SESS-09), which has the part of the own network, or NONE; undefined without one. */
export function rememberedArea(cookies?: string): RememberedArea | undefined {
  const [, zip, footprint] = /^(\d{5})\.(CHTR|BHN|TWC|NONE)$/.exec(cookieValue("service-area", cookies) ?? "") ?? [];
  return zip === undefined ? undefined : { zip, isOwnNetwork: footprint !== "NONE" };
}
