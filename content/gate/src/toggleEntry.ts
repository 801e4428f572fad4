import type { Wording } from "./contract.ts";

/** When a change reaches an open tab. */
export type Applies = "atOnce" | "nextNavigation" | "nextSession";

/**
 * What a toggle is for. release: shows something new to more and more people, then goes; operational: changes how the product works for a
 * while; kill: closes a part in an emergency; permission: decides who may; setting: a value that the server reads, such as a number or a limit.
 */
export type ToggleKind = "release" | "operational" | "kill" | "permission" | "setting";

export type ToggleValue = boolean | string | number;

/** A switch or a value of the register: what it is for, who decides about it, and when it should be gone. */
export type ToggleEntry = {
  kind: ToggleKind;
  /** Browsers are told of it. What only the server reads never leaves it. */
  clientVisible: boolean;
  /** For editors. */
  description: Wording;
  type: "boolean" | "string" | "number";
  default: ToggleValue;
  /** JSON Schema of every variant's value, beside the type. */
  schema?: Readonly<Record<string, unknown>>;
  /** Role that decides about it, for editors. */
  owner: Wording;
  /** YYYY-MM-DD; after it the toggle is stale. What stays for good has none. */
  expires?: string;
  applies: Applies;
};

export type ToggleRegister = Record<string, ToggleEntry>;
