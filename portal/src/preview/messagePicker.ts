import type { MessageRange } from "./messageRanges.ts";
import { hitTest, rangeForElement } from "./hitTest.ts";

/** Input events that could operate the page; blocked in choosing mode. */
const blockedEvents = [
  "pointerdown",
  "pointerup",
  "mousedown",
  "mouseup",
  "click",
  "auxclick",
  "dblclick",
  "contextmenu",
  "touchstart",
  "touchend",
  "submit",
] as const;

export type MessagePicker = {
  setEnabled(on: boolean): void;
};

export type MessagePickerOptions = {
  window: Window;
  ranges: () => readonly MessageRange[];
  hovered: (range: MessageRange | undefined) => void;
  chosen: (key: string) => void;
};

/** A click made with the keyboard has no coordinates. */
const isFromKeyboard = ({ type, detail }: Event & { detail?: unknown }) => type === "click" && detail === 0;

/** Choosing mode: a click reports which message it hit and does nothing else. */
export function createMessagePicker({ window, ranges, hovered, chosen }: MessagePickerOptions): MessagePicker {
  function chosenRange(event: Event): MessageRange | undefined {
    if (isFromKeyboard(event) && event.target instanceof Element) return rangeForElement(ranges(), event.target);
    // A disabled control receives pointer events but never click events.
    const { clientX, clientY } = event as PointerEvent;
    return event.type === "pointerup" ? hitTest(ranges(), clientX, clientY) : undefined;
  }

  function handle(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    const range = chosenRange(event);
    if (range) chosen(range.key);
  }

  const follow = ({ clientX, clientY }: PointerEvent) => hovered(hitTest(ranges(), clientX, clientY));
  const leave = () => hovered(undefined);
  const listenerOptions = { capture: true, passive: false };

  return {
    setEnabled(on) {
      const change = on ? "addEventListener" : "removeEventListener";
      for (const type of blockedEvents) window[change](type, handle, listenerOptions);
      window[change]("pointermove", follow as EventListener, { capture: true });
      window.document.documentElement[change]("pointerleave", leave);
      window.document.documentElement.style.cursor = on ? "crosshair" : "";
      if (!on) leave();
    },
  };
}
