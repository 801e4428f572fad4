import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/** Milliseconds. A pointer that only passes shows nothing; one on its way from the control to the words does not lose them. */
const restsFor = 500;
const leavesFor = 250;

/** Whether the words are shown: some time after a pointer came to rest or the keyboard arrived, until both are gone. */
export function useLingering() {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (next: boolean, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(next), wait);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  const watching = {
    onPointerEnter: ({ pointerType }: PointerEvent) => (pointerType === "touch" ? undefined : later(true, restsFor)),
    onPointerLeave: ({ currentTarget }: PointerEvent) => (hasKeyboard(currentTarget) ? undefined : later(false, leavesFor)),
    onFocus: ({ target }: FocusEvent) => (target.matches(":focus-visible") ? later(true, restsFor) : undefined),
    onBlur: hide,
    // Once pressed, the control has been understood; what it opens needs the room.
    onClick: hide,
  };
  return { shown, hide, watching };
}

const hasKeyboard = (around: Element) => around.querySelector(":focus-visible") !== null;
