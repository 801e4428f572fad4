import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { media } from "../../theme/tokens.ts";

type PopupProps = {
  open: boolean;
  /** Asked to close: by Escape or by a press outside. */
  onClose: () => void;
  /** What the popup belongs to: it is shown beside it, and a press on it is not one outside. */
  anchor: RefObject<HTMLElement | null>;
  /** Whether the page may be used while it is open; then only its owner closes it. Escape closes it all the same. */
  staysOpen?: boolean;
};

/** Open popups, the topmost last: Escape closes one at a time. */
const openPopups: HTMLElement[] = [];

/**
 * Shows an element in the browser's top layer, above dialogs and unclipped, beside its anchor. The element carries
 * `popover="manual"` and the class of `popup.css.ts`; where it stands is CSS alone, but in browsers without anchors in CSS.
 * Escape is taken before the page sees it, so that a dialog around the popup stays open.
 */
export function usePopup<Popup extends HTMLElement = HTMLDivElement>({ open, onClose, anchor, staysOpen = false }: PopupProps): RefObject<Popup | null> {
  const popup = useRef<Popup>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const shown = popup.current;
    if (!open || !shown) return;
    show(shown, anchor.current);
    const release = placeBeside(shown, anchor.current);
    const inside = (target: EventTarget | null) => target instanceof Node && [shown, anchor.current].some((part) => part?.contains(target));
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

/** The anchor is the popover's source: that makes it the element to which CSS anchors, without a name. */
function show(popup: HTMLElement, anchor: HTMLElement | null): void {
  popup.showPopover(anchor ? { source: anchor } : {});
}

/**
 * Where CSS has no anchors, stands the popup below its anchor and aligned with its start, above or aligned with its end
 * where there is no room, and follows it. On a phone the style sheet's place at the bottom edge is left.
 * @returns what stops following
 */
function placeBeside(popup: HTMLElement, anchor: HTMLElement | null): () => void {
  if (anchor === null || CSS.supports("position-area", "block-end") || !matchMedia(media.tablet).matches) return () => undefined;
  const place = () => {
    const [around, own] = [anchor.getBoundingClientRect(), popup.getBoundingClientRect()];
    const below = around.bottom + own.height <= innerHeight || around.top < own.height;
    const rightToLeft = getComputedStyle(anchor).direction === "rtl";
    const start = rightToLeft ? around.right - own.width : around.left;
    const end = rightToLeft ? around.left : around.right - own.width;
    const fits = start >= 0 && start + own.width <= innerWidth;
    const left = Math.max(0, Math.min(fits ? start : end, innerWidth - own.width));
    const [top, bottom] = below ? [`${around.bottom}px`, "auto"] : ["auto", `${innerHeight - around.top}px`];
    Object.assign(popup.style, { positionArea: "none", inset: "auto", marginInline: "0", left: `${left}px`, top, bottom });
  };
  place();
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  addEventListener("scroll", place, options);
  addEventListener("resize", place, options);
  return () => listening.abort();
}
