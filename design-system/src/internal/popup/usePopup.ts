import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { media } from "../../theme/tokens.ts";

type PopupProps = {
  open: boolean;
  /** Called when Escape or a press outside asks to close the popup. */
  onClose: () => void;
  /** The element that the popup is positioned beside; a press on it does not count as outside. */
  anchor: RefObject<HTMLElement | null>;
  /** Whether presses on the page keep it open; then only its owner closes it. Escape always closes it. */
  staysOpen?: boolean;
};

/** Open popups, the topmost last: Escape closes one at a time. */
const openPopups: HTMLElement[] = [];

/**
 * Shows an element as a popover in the top layer, above dialogs and unclipped, positioned beside its anchor. The
 * element needs `popover="manual"` and the class of `popup.css.ts`. CSS anchor positioning places it; a script does so
 * only in browsers without it. Escape is handled in the capture phase, so that a dialog around the popup stays open.
 */
export function usePopup<Popup extends HTMLElement = HTMLDivElement>({
  open,
  onClose,
  anchor,
  staysOpen = false,
}: PopupProps): RefObject<Popup | null> {
  const popup = useRef<Popup>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const shown = popup.current;
    if (!open || !shown) return;
    show(shown, anchor.current);
    const release = placeBeside(shown, anchor.current);
    const inside = (target: EventTarget | null) =>
      target instanceof Node && [shown, anchor.current].some((part) => part?.contains(target));
    const pressed = ({ target }: PointerEvent) => (staysOpen || inside(target) ? undefined : close());
    const typed = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || openPopups.at(-1) !== shown) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      close();
    };
    openPopups.push(shown);
    addEventListener("pointerdown", pressed, true);
    addEventListener("keydown", typed, true);
    return () => {
      release();
      openPopups.splice(openPopups.indexOf(shown), 1);
      removeEventListener("pointerdown", pressed, true);
      removeEventListener("keydown", typed, true);
      if (shown.isConnected) shown.hidePopover();
    };
  }, [open, anchor, staysOpen]);
  return popup;
}

/** Passes the anchor as the popover's source: this makes it the implicit CSS anchor, without an anchor name. */
function show(popup: HTMLElement, anchor: HTMLElement | null): void {
  popup.showPopover(anchor ? { source: anchor } : {});
}

/**
 * Fallback for browsers without CSS anchor positioning: places the popup below its anchor and aligned with its start,
 * flips it where there is no room, and follows the anchor. On a phone the style sheet places it at the bottom edge.
 * @returns a function that stops the positioning
 */
function placeBeside(popup: HTMLElement, anchor: HTMLElement | null): () => void {
  if (anchor === null || CSS.supports("position-area", "block-end") || !matchMedia(media.tablet).matches)
    return () => undefined;
  const place = () => {
    const [around, own] = [anchor.getBoundingClientRect(), popup.getBoundingClientRect()];
    const below = around.bottom + own.height <= innerHeight || around.top < own.height;
    const rightToLeft = getComputedStyle(anchor).direction === "rtl";
    const start = rightToLeft ? around.right - own.width : around.left;
    const end = rightToLeft ? around.left : around.right - own.width;
    const fits = start >= 0 && start + own.width <= innerWidth;
    const left = Math.max(0, Math.min(fits ? start : end, innerWidth - own.width));
    const [top, bottom] = below ? [`${around.bottom}px`, "auto"] : ["auto", `${innerHeight - around.top}px`];
    Object.assign(popup.style, {
      positionArea: "none",
      inset: "auto",
      marginInline: "0",
      left: `${left}px`,
      top,
      bottom,
    });
  };
  place();
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  addEventListener("scroll", place, options);
  addEventListener("resize", place, options);
  return () => listening.abort();
}
