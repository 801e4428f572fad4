/** When a change reaches an open tab. */
export type Applies = "atOnce" | "nextNavigation" | "nextSession";

/** A switch of the register: what it is for, who owns it, and when it should be gone. */
export type ToggleEntry = {
  description: string;
  type: "boolean" | "string" | "number";
  default: boolean | string | number;
  /** Role that decides about it. */
  owner: string;
  /** YYYY-MM-DD; after it the toggle is stale. */
  expires: string;
  applies: Applies;
};

export type ToggleRegister = Record<string, ToggleEntry>;

const keyShape = /^[a-z][A-Za-z0-9]*$/;
const applies: readonly unknown[] = ["atOnce", "nextNavigation", "nextSession"] satisfies Applies[];

function faultOf({ description, type, default: first, owner, expires, applies: when }: Partial<ToggleEntry>): string | undefined {
  if (!description || !owner) return "needs a description and an owner";
  if (typeof first !== type) return "its default is not of its type";
  if (!/^\d{4}-\d{2}-\d{2}$/.test(expires ?? "")) return "needs the date when it expires";
  return applies.includes(when) ? undefined : "does not say when it applies";
}

/** What is wrong with the register; empty when nothing is. */
export function registerFaults(register: Record<string, Partial<ToggleEntry>>): string[] {
  return Object.entries(register).flatMap(([key, entry]) => {
    const fault = keyShape.test(key) ? faultOf(entry) : "is no toggle name";
    return fault === undefined ? [] : [`toggle ${key} ${fault}`];
  });
}
