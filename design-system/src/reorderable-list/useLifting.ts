import { type KeyboardEvent, useState } from "react";
import { moved } from "./order.ts";

export type Lift = { key: string; order: readonly string[] };

type Events = {
  lifted: (key: string, place: number) => void;
  moved: (key: string, place: number) => void;
  dropped: (key: string, place: number, order: readonly string[]) => void;
  putBack: (key: string, place: number) => void;
};

const steps: Record<string, (place: number, last: number) => number> = {
  ArrowUp: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Moves a row by keyboard: a lifted row moves up and down in the displayed list; the order changes only on drop. Moving
 * the focus elsewhere drops it at its current position.
 */
export function useLifting(keys: readonly string[], events: Events) {
  const [lift, setLift] = useState<Lift>();
  // A row that was removed meanwhile is no longer lifted.
  const held =
    lift && keys.length === lift.order.length && keys.every((key) => lift.order.includes(key)) ? lift : undefined;

  const drop = () => {
    if (!held) return;
    setLift(undefined);
    events.dropped(held.key, held.order.indexOf(held.key), held.order);
  };
  const press = (key: string) => {
    if (held) {
      drop();
      return;
    }
    setLift({ key, order: keys });
    events.lifted(key, keys.indexOf(key));
  };
  const putBack = () => {
    if (!held) return;
    setLift(undefined);
    events.putBack(held.key, keys.indexOf(held.key));
  };
  const move = (pressed: string) => {
    const step = steps[pressed];
    if (!held || !step) return;
    const place = held.order.indexOf(held.key);
    const next = Math.min(Math.max(step(place, keys.length - 1), 0), keys.length - 1);
    if (next === place) return;
    setLift({ ...held, order: moved(held.order, place, next) });
    events.moved(held.key, next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!held || (event.key !== "Escape" && !steps[event.key])) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") putBack();
    else move(event.key);
  };
  /** Ends the lift without an event: the pointer or a button moves the row. */
  const release = () => setLift(undefined);
  return { held, press, drop, release, onKeyDown };
}
