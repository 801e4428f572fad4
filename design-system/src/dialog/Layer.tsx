import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { makeBackgroundInert } from "./makeBackgroundInert.ts";
import type { LabelIds } from "./wordIds.ts";
import { placeOfFocus } from "../internal/focusPage.ts";
import * as Radix from "@radix-ui/react-dialog";
import * as css from "./dialog.css.ts";

type LayerProps = {
  role?: "dialog" | "alertdialog";
  ids: LabelIds;
  className: string;
  children: ReactNode;
  onEscape: (() => void) | undefined;
  /** Called when a press outside the dialog asks to close it. */
  onBackdropPress?: () => void;
  /** The element with the initial focus; the dialog itself by default. */
  initialFocus?: () => HTMLElement | null | undefined;
};

const neverChanges = () => () => undefined;

/** Whether the DOM is available: false during server rendering and hydration. */
const useHasDocument = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/**
 * A dialog renders into a portal, which a server cannot do: an initially open dialog appears after the first effects.
 */
export function Layer(props: LayerProps) {
  return useHasDocument() ? <DrawnLayer {...props} /> : null;
}

/**
 * The base of every dialog: a backdrop above the page and a sheet above the backdrop, mounted while it is open. Radix
 * handles Escape, traps the focus and reports when focus enters and leaves. Radix's own modal mode is off: it hides the
 * page with `aria-hidden` only, behind which links can still get focus; `inert` makes the whole page unreachable.
 *
 * A timer or a server response may open the dialog, so it stores the previously focused element instead of requiring a
 * trigger.
 */
function DrawnLayer({
  role = "dialog",
  ids,
  className,
  children,
  onEscape,
  onBackdropPress,
  initialFocus,
}: LayerProps) {
  const [opener] = useState(() => document.activeElement);
  const shade = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(skipGuards, []);
  useEffect(() => makeBackgroundInert([shade, stage]), []);
  return (
    <Radix.Root open modal={false} onOpenChange={() => onEscape?.()}>
      {createPortal(
        <>
          <div ref={shade} className={css.shade} onClick={onBackdropPress} />
          <div ref={stage} className={css.stage}>
            <Radix.Content
              ref={keepFocus}
              role={role}
              aria-labelledby={ids.title}
              aria-describedby={ids.description}
              className={className}
              onInteractOutside={(event) => event.preventDefault()}
              onOpenAutoFocus={(event) => {
                event.preventDefault();
                (initialFocus?.() ?? (event.currentTarget as HTMLElement)).focus();
              }}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                returnFocus(opener);
              }}
            >
              {children}
            </Radix.Content>
          </div>
        </>,
        document.body,
      )}
    </Radix.Root>
  );
}

/** Returns the focus to the element that had it before the dialog opened; if that is gone, to the page heading. */
function returnFocus(opener: Element | null): void {
  const usable = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  (usable ? opener : placeOfFocus())?.focus();
}

/** A ref callback: when the focused element is removed, as with a finished step of a dialog, focuses the dialog. */
function keepFocus(dialog: HTMLElement | null): (() => void) | undefined {
  if (!dialog) return undefined;
  const observer = new MutationObserver((changes) => {
    if (document.activeElement === document.body && changes.some(({ removedNodes }) => removedNodes.length > 0))
      dialog.focus();
  });
  observer.observe(dialog, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Takes the focus guards that Radix puts at both ends of the page out of the tab order: with the page inert, they would
 * be empty tab stops.
 */
function skipGuards(): void {
  for (const guard of document.querySelectorAll<HTMLElement>("[data-radix-focus-guard]")) guard.tabIndex = -1;
}
