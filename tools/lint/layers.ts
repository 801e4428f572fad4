/** A place inside a room. A file may import what stands on a lower floor, and on its own floor what belongs to its own unit. */
export type Place = { floor: number; unit: string };

/** Floors of the portal from the ground up; the folders of features are read from the path, so a new flow needs no entry. */
const portalFloors: Record<string, number> = { lib: 0, api: 1, components: 2, app: 6, vault: 6, testing: 7, preview: 8 };

/** Every file of such a floor is one unit: any of them may import any other (cycles are refused elsewhere). */
const together = (floor: number, unit: string): Place => ({ floor, unit });

function featurePlace([domain = "", part = "", ...rest]: string[]): Place {
  if (rest.length === 0) return together(5, domain); // billing.saga.ts: what makes one domain of its flows
  return part === "model" ? together(3, "models") : together(4, `${domain}/${part}`);
}

function portalPlace(path: string): Place | undefined {
  const [folder = "", ...rest] = path.replace(/^portal\/src\//, "").split("/");
  if (rest.length === 0) return together(8, "root");
  if (folder === "features") return featurePlace(rest);
  const floor = portalFloors[folder];
  return floor === undefined ? undefined : together(floor, folder);
}

/**
 * Folders of the backend that stand above its modules and ask them: the ways in, and what fills a new database.
 * Any other folder of `src` is foundation: lib, config, database ...
 */
const backendFloors: Record<string, number> = { http: 2, graph: 2, seed: 2, supervisor: 3 };

function backendPlace(path: string): Place | undefined {
  if (path.startsWith("backend/testing/")) return together(5, "testing");
  if (path.startsWith("backend/resilience/")) return together(6, "resilience");
  if (path.startsWith("backend/bench/")) return together(7, "bench");
  if (path.startsWith("backend/processor/")) return together(3, "processor");
  if (path.startsWith("backend/vault/")) return together(3, "card vault");
  const [folder = "", ...rest] = path.replace(/^backend\/src\//, "").split("/");
  if (rest.length === 0) return folder === "dependencies.ts" ? together(0, "foundation") : together(4, "root");
  if (folder === "modules") return together(1, rest[0] ?? "");
  return together(backendFloors[folder] ?? 0, backendFloors[folder] ? folder : "foundation");
}

/** Floors of the Studio: what reads and writes, what all screens share, what a message is written with, the screens, what puts them together. */
const studioFloors: Record<string, number> = { api: 0, data: 1, components: 2, session: 3, editing: 4, app: 6, testing: 7 };

function studioPlace(path: string): Place | undefined {
  const [folder = "", ...rest] = path.replace(/^content\/studio\/src\//, "").split("/");
  if (rest.length === 0) return together(8, "root");
  if (folder === "screens") return together(5, rest.length > 1 ? (rest[0] ?? "") : "screens");
  const floor = studioFloors[folder];
  return floor === undefined ? undefined : together(floor, folder);
}

function componentPlace(path: string): Place | undefined {
  const [folder = ""] = path.replace(/^design-system\/src\//, "").split("/");
  return folder === "internal" || folder === "theme" ? together(0, "foundation") : together(1, folder);
}

/** Where a file stands inside its room; undefined where the room has no floors or the folder is unknown to the law. */
export function placeOf(path: string): Place | undefined {
  if (path.startsWith("portal/src/")) return portalPlace(path);
  if (path.startsWith("content/studio/src/")) return studioPlace(path);
  if (path.startsWith("backend/")) return backendPlace(path);
  if (path.startsWith("design-system/src/")) return componentPlace(path);
  return undefined;
}
