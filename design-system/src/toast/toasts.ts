import type { Toast } from "./useToast.ts";

export type Standing = Toast & {
  id: number;
  /** Whether it stood as long as everybody needs to read it. */
  state: "fresh" | "stood";
};

export type Change = { type: "shown"; toast: Toast } | { type: "stood"; id: number } | { type: "left"; id: number } | { type: "focused"; id: number | undefined };

/** `focused`: the toast that has the focus. It keeps its place, or the focus would fall to the page. */
export type Toasts = { nextId: number; all: readonly Standing[]; focused?: number | undefined };

/** More at once cannot be read. */
export const most = 3;

/** Those that are seen: the others wait until there is room. */
export const seen = ({ all }: Toasts) => all.slice(0, most);

/**
 * What a change leaves. A toast leaves once it stood its time; one with an action waits until somebody answers it, or until
 * others need its place.
 */
export function changed(toasts: Toasts, change: Change): Toasts {
  const { nextId, all, focused } = toasts;
  switch (change.type) {
    case "shown":
      return { ...toasts, nextId: nextId + 1, all: makeRoom([...all, { ...change.toast, id: nextId, state: "fresh" }], focused) };
    case "stood": {
      const marked = all.map((toast): Standing => (toast.id === change.id ? { ...toast, state: "stood" } : toast));
      return { ...toasts, all: makeRoom(marked.filter((toast) => toast.id !== change.id || toast.action || toast.id === focused), focused) };
    }
    case "left":
      return { ...toasts, all: all.filter(({ id }) => id !== change.id) };
    case "focused": {
      const due = all.filter((toast) => toast.id !== focused || toast.state === "fresh" || toast.action);
      return { nextId, all: makeRoom(change.id === focused ? all : due, change.id), focused: change.id };
    }
  }
}

function makeRoom(all: readonly Standing[], focused: number | undefined): readonly Standing[] {
  const oldest = all.find(({ id, state }) => state === "stood" && id !== focused);
  return all.length > most && oldest ? all.filter((toast) => toast !== oldest) : all;
}
