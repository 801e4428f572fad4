import type { Spot } from "./spots.ts";
import { spotAt, spotOf } from "./spotAt.ts";

/** Whatever a page could take for being used. */
const uses = ["pointerdown", "pointerup", "mousedown", "mouseup", "click", "auxclick", "dblclick", "contextmenu", "touchstart", "touchend", "submit"] as const;

export type Choosing = {
  turn(on: boolean): void;
};

export type ChoosingParts = {
  window: Window;
  spots: () => readonly Spot[];
  hovered: (spot: Spot | undefined) => void;
  chosen: (key: string) => void;
};

/** Pressed with a key, a click has no place of its own. */
const isFromKeyboard = ({ type, detail }: Event & { detail?: unknown }) => type === "click" && detail === 0;

/** While it is on, pressing something says which words are meant and does nothing else. */
export function createChoosing({ window, spots, hovered, chosen }: ChoosingParts): Choosing {
  function meant(event: Event): Spot | undefined {
    if (isFromKeyboard(event) && event.target instanceof Element) return spotOf(spots(), event.target);
    // A control that is switched off hears of the pointer, and never of a click.
    const { clientX, clientY } = event as PointerEvent;
    return event.type === "pointerup" ? spotAt(spots(), clientX, clientY) : undefined;
  }

  function hear(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    const spot = meant(event);
    if (spot) chosen(spot.key);
  }

  const follow = ({ clientX, clientY }: PointerEvent) => hovered(spotAt(spots(), clientX, clientY));
  const leave = () => hovered(undefined);
  const heard = { capture: true, passive: false };

  return {
    turn(on) {
      const change = on ? "addEventListener" : "removeEventListener";
      for (const use of uses) window[change](use, hear, heard);
      window[change]("pointermove", follow as EventListener, { capture: true });
      window.document.documentElement[change]("pointerleave", leave);
      window.document.documentElement.style.cursor = on ? "crosshair" : "";
      if (!on) leave();
    },
  };
}
