import type { MockAnswers } from "./mockFetch.ts";
import { bootstrapFor, dana } from "./fixtures.ts";
import { portalStory } from "./portalStory.tsx";
import { contract } from "./propertyFixtures.ts";

/** What stories of the community's property share. */
export const community = { site: "community", vendorKey: "SCS" } as const;

export const screen = (at: string, answers: MockAnswers = {}, profile: typeof dana | undefined = dana) =>
  portalStory({ at, bootstrap: bootstrapFor(profile, community), answers });

export const conflict = { status: 412, code: "CONFLICT" };

export const endsSoon = { ...contract, renewal: "BY_AGREEMENT", noticeBy: null, endsOn: "2027-01-05" };
