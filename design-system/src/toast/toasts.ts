import type { Toast } from "./useToast.ts";

export type Standing = Toast & {
  id: number;
  /** Whether it stood as long as everybody needs to read it. */
  state: "fresh" | "stood";
};

export type Change = { type: "shown"; toast: Toast } | { type: "stood"; id: number } | { type: "left"; id: number };

export type Toasts = { nextId: number; all: readonly Standing[] };

/** More at once cannot be read. */
export const most = 3;

/** Those that are seen: the others wait until there is room. */
export const seen = ({ all }: Toasts) => all.slice(0, most);

/**
 * What a change leaves. A toast leaves once it stood its time; one with an action waits until somebody answers it, or until
 * others need its place.
 */
export function changed({ nextId, all }: Toasts, change: Change): Toasts {
  switch (change.type) {
    case "shown":
      return { nextId: nextId + 1, all: makeRoom([...all, { ...change.toast, id: nextId, state: "fresh" }]) };
    case "stood": {
      const marked = all.map((toast): Standing => (toast.id === change.id ? { ...toast, state: "stood" } : toast));
      return { nextId, all: makeRoom(marked.filter((toast) => toast.id !== change.id || toast.action)) };
    }
    case "left":
      return { nextId, all: all.filter(({ id }) => id !== change.id) };
  }
}

function makeRoom(all: readonly Standing[]): readonly Standing[] {
  const oldest = all.find(({ state }) => state === "stood");
  return all.length > most && oldest ? all.filter((toast) => toast !== oldest) : all;
}
