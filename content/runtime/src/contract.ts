import type { components } from "@portico/openapi/content";
import type { components as Portal } from "@portico/openapi/portal";

export type Manifest = components["schemas"]["Manifest"];
export type Delta = components["schemas"]["Delta"];
export type ReleaseEvent = components["schemas"]["ReleaseEvent"];
export type Toggles = components["schemas"]["Toggles"];
export type ToggleAnswer = components["schemas"]["ToggleAnswer"];
export type ContentError = components["schemas"]["ContentError"];

/** The content layer's data embedded in the page. */
export type ContentBootstrap = Pick<Portal["schemas"]["Bootstrap"], "site" | "locale" | "toggles" | "timeZone"> & {
  content?: Manifest;
};
