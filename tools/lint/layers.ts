/** A file may import from lower layers, and within its own layer from its own unit. */
export type LayerPosition = { layer: number; unit: string };

/** The portal's layers, lowest first. Folders of features are read from the path, so a new flow needs no entry here. */
const portalLayers: Record<string, number> = {
  lib: 0,
  api: 1,
  components: 2,
  app: 6,
  vault: 6,
  offline: 6,
  testing: 7,
  preview: 8,
};

const place = (layer: number, unit: string): LayerPosition => ({ layer, unit });

function featurePlace([domain = "", part = "", ...rest]: string[]): LayerPosition {
  if (rest.length === 0) return place(5, domain); // billing.saga.ts: combines the flows of a domain
  return part === "model" ? place(3, "models") : place(4, `${domain}/${part}`);
}

function portalPlace(path: string): LayerPosition | undefined {
  const [folder = "", ...rest] = path.replace(/^portal\/src\//, "").split("/");
  if (rest.length === 0) return place(8, "root");
  if (folder === "features") return featurePlace(rest);
  const layer = portalLayers[folder];
  return layer === undefined ? undefined : place(layer, folder);
}

/** Folders of the backend above its modules. Any other folder of `src` (lib, config, database ...) is foundation. */
const backendLayers: Record<string, number> = { http: 2, graph: 2, seed: 2, supervisor: 3 };

function backendPlace(path: string): LayerPosition | undefined {
  if (path.startsWith("backend/testing/")) return place(5, "testing");
  if (path.startsWith("backend/resilience/")) return place(6, "resilience");
  if (path.startsWith("backend/bench/")) return place(7, "bench");
  if (path.startsWith("backend/processor/")) return place(3, "processor");
  if (path.startsWith("backend/vault/")) return place(3, "card vault");
  const [folder = "", ...rest] = path.replace(/^backend\/src\//, "").split("/");
  if (rest.length === 0) return folder === "dependencies.ts" ? place(0, "foundation") : place(4, "root");
  if (folder === "modules") return place(1, rest[0] ?? "");
  return place(backendLayers[folder] ?? 0, backendLayers[folder] ? folder : "foundation");
}

/** The Studio's layers, lowest first; its screens are layer 5. */
const studioLayers: Record<string, number> = {
  api: 0,
  data: 1,
  components: 2,
  session: 3,
  editing: 4,
  app: 6,
  testing: 7,
};

function studioPlace(path: string): LayerPosition | undefined {
  const [folder = "", ...rest] = path.replace(/^content\/studio\/src\//, "").split("/");
  if (rest.length === 0) return place(8, "root");
  if (folder === "screens") return place(5, rest.length > 1 ? (rest[0] ?? "") : "screens");
  const layer = studioLayers[folder];
  return layer === undefined ? undefined : place(layer, folder);
}

function componentPlace(path: string): LayerPosition | undefined {
  const [folder = ""] = path.replace(/^design-system\/src\//, "").split("/");
  return folder === "internal" || folder === "theme" ? place(0, "foundation") : place(1, folder);
}

/**
 * The layer and unit of a file in its package; undefined for packages without layers and folders that are not listed.
 */
export function placeOf(path: string): LayerPosition | undefined {
  if (path.startsWith("portal/src/")) return portalPlace(path);
  if (path.startsWith("content/studio/src/")) return studioPlace(path);
  if (path.startsWith("backend/")) return backendPlace(path);
  if (path.startsWith("design-system/src/")) return componentPlace(path);
  return undefined;
}
