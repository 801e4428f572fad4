import type { Toast } from "./useToast.ts";

export type QueuedToast = Toast & {
  id: number;
  /** Whether its display time is over. */
  state: "new" | "expired";
};

export type Change =
  | { type: "shown"; toast: Toast }
  | { type: "expired"; id: number }
  | { type: "removed"; id: number }
  | { type: "focused"; id: number | undefined };

/** `focused`: the toast that has the focus. It is kept, or the focus would be lost to `<body>`. */
export type Toasts = { nextId: number; all: readonly QueuedToast[]; focused?: number | undefined };

/** The maximum number of visible toasts. */
const maxVisible = 3;

/** The visible toasts; the others are queued until there is room. */
export const visible = ({ all }: Toasts) => all.slice(0, maxVisible);

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
        all: makeRoom([...all, { ...change.toast, id: nextId, state: "new" }], focused),
      };
    case "expired": {
      const marked = all.map((toast): QueuedToast => (toast.id === change.id ? { ...toast, state: "expired" } : toast));
      return {
        ...toasts,
        all: makeRoom(
          marked.filter((toast) => toast.id !== change.id || toast.action || toast.id === focused),
          focused,
        ),
      };
    }
    case "removed":
      return { ...toasts, all: all.filter(({ id }) => id !== change.id) };
    case "focused": {
      const due = all.filter((toast) => toast.id !== focused || toast.state === "new" || toast.action);
      return { nextId, all: makeRoom(change.id === focused ? all : due, change.id), focused: change.id };
    }
  }
}

function makeRoom(all: readonly QueuedToast[], focused: number | undefined): readonly QueuedToast[] {
  const oldest = all.find(({ id, state }) => state === "expired" && id !== focused);
  return all.length > maxVisible && oldest ? all.filter((toast) => toast !== oldest) : all;
}
