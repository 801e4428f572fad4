import type { Wording } from "./contract.ts";

/** When a change takes effect in an open tab. */
export type Applies = "atOnce" | "nextNavigation" | "nextSession";

/**
 * The purpose of a toggle. release: gradual rollout of a new feature, then removed; operational: changes how the
 * product works for a while; kill: closes an area in an emergency (kill switch); permission: decides who may; setting:
 * a value that the server reads, such as a number or a limit.
 */
export type ToggleKind = "release" | "operational" | "kill" | "permission" | "setting";

export type ToggleValue = boolean | string | number;

/** An entry of the toggle register (feature flag or setting): its purpose, its owner, and its expiry. */
export type ToggleEntry = {
  kind: ToggleKind;
  /** Sent to browsers. Server-only toggles never leave the server. */
  clientVisible: boolean;
  /** Description for editors. */
  description: Wording;
  type: "boolean" | "string" | "number";
  default: ToggleValue;
  /** JSON Schema of every variant's value, in addition to the type. */
  schema?: Readonly<Record<string, unknown>>;
  /** Role that owns the toggle, for editors. */
  owner: Wording;
  /** Expiry date, YYYY-MM-DD; afterwards the toggle is stale. Permanent toggles have none. */
  expires?: string;
  applies: Applies;
};

export type ToggleRegister = Record<string, ToggleEntry>;
