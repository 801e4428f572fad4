import { expectedValues } from "@portico/gate/toggleValues";
import type { ToggleEntry } from "@portico/gate/toggles";
import type { components } from "@portico/openapi/studio";
import type { Dependencies } from "../../../dependencies.ts";
import type { ToggleDefinition } from "../content.types.ts";
import type { DraftInSet } from "../change-sets/drafts.repository.ts";
import { draftOrigin, draftPlaceOf, etagOf } from "../change-sets/optimisticConcurrency.ts";
import { environmentSetting } from "./remoteSettings.reads.ts";
import { staleReasons } from "./toggles.domain.ts";
import { placesOf } from "../catalogue.ts";
import { isKilled } from "./toggles.domain.ts";

export type Toggle = components["schemas"]["Toggle"];
/**
 * The dependencies of a toggle's view: the clock for staleness, and the configuration for values while a setting is
 * off.
 */
export type ToggleDependencies = Pick<Dependencies, "database" | "config" | "securityClock" | "clock">;

/**
 * What a view shows of a toggle.
 * @param changeSet whose draft is shown
 */
export type Known = {
  key: string;
  entry: ToggleEntry;
  live: ToggleDefinition;
  since: Date;
  drafts: readonly DraftInSet[];
  changeSet: number | undefined;
};

const definitionOf = (draft: { value: unknown } | undefined): ToggleDefinition | undefined =>
  draft?.value as ToggleDefinition | undefined;

function draftOf({ drafts, changeSet }: Known): Pick<Toggle, "draft"> {
  const draft = drafts.find((row) => row.changeSet === changeSet);
  const definition = definitionOf(draft);
  return draft && definition ? { draft: { ...draftOrigin(draft), definition } } : {};
}

function registeredOf({ kind, clientVisible, type, description, owner, expires, applies, schema }: ToggleEntry) {
  return {
    kind,
    clientVisible,
    type,
    description,
    owner,
    applies,
    expected: expectedValues({ type, ...(schema ? { schema } : {}) }),
    ...(expires ? { expires } : {}),
  };
}

/** Maps a toggle to the editor API's type. */
export function toggleView({ config, securityClock, clock: { timeZone } }: ToggleDependencies, known: Known): Toggle {
  const { key, entry, live, since, drafts } = known;
  const [draft, places, environmentValue] = [draftOf(known), placesOf(key), environmentSetting(config, key)];
  return {
    key,
    etag: etagOf(draft.draft?.definition ?? live),
    liveEtag: etagOf(live),
    ...registeredOf(entry),
    killed: isKilled(live),
    since: since.toISOString(),
    stale: staleReasons({ entry, live, since, places, now: securityClock.now(), timeZone }),
    places,
    ...(environmentValue === undefined ? {} : { environmentValue }),
    live,
    ...draft,
    drafts: drafts.map(draftPlaceOf),
  };
}
