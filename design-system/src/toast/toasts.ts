import type { Toast } from "./useToast.ts";

export type Standing = Toast & {
  id: number;
  /** Whether its display time is over. */
  state: "fresh" | "stood";
};

export type Change =
  | { type: "shown"; toast: Toast }
  | { type: "stood"; id: number }
  | { type: "left"; id: number }
  | { type: "focused"; id: number | undefined };

/** `focused`: the toast that has the focus. It is kept, or the focus would be lost to `<body>`. */
export type Toasts = { nextId: number; all: readonly Standing[]; focused?: number | undefined };

/** The maximum number of visible toasts. */
const most = 3;

/** The visible toasts; the others are queued until there is room. */
export const seen = ({ all }: Toasts) => all.slice(0, most);

/**
 * Removes the toasts that may go. A toast goes when its display time is over; one with an action stays until the user
 * responds, or until a queued toast needs its place.
 */
export function changed(toasts: Toasts, change: Change): Toasts {
  const { nextId, all, focused } = toasts;
  switch (change.type) {
    case "shown":
      return {
        ...toasts,
        nextId: nextId + 1,
        all: makeRoom([...all, { ...change.toast, id: nextId, state: "fresh" }], focused),
      };
    case "stood": {
      const marked = all.map((toast): Standing => (toast.id === change.id ? { ...toast, state: "stood" } : toast));
      return {
        ...toasts,
        all: makeRoom(
          marked.filter((toast) => toast.id !== change.id || toast.action || toast.id === focused),
          focused,
        ),
      };
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
