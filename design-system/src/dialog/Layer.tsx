import * as Radix from "@radix-ui/react-dialog";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { coverPage } from "./coverPage.ts";
import * as css from "./dialog.css.ts";
import { keepFocus, returnFocus, skipGuards } from "./focus.ts";
import type { WordIds } from "./wordIds.ts";

type LayerProps = {
  role?: "dialog" | "alertdialog";
  ids: WordIds;
  className: string;
  children: ReactNode;
  onEscape: (() => void) | undefined;
  /** Asked to close by a press beside the dialog. */
  onShade?: () => void;
  /** What in the dialog has the focus first; the dialog itself unless told. */
  firstIn?: () => HTMLElement | null | undefined;
};

const neverChanges = () => () => undefined;

/** Whether there is a document: not on a server, nor while the page that a server drew is taken over. */
const useHasDocument = () => useSyncExternalStore(neverChanges, () => true, () => false);

/** A dialog stands outside of its parent's markup, where a server can't draw it: an open one comes with the first effects. */
export function Layer(props: LayerProps) {
  return useHasDocument() ? <DrawnLayer {...props} /> : null;
}

/**
 * What every dialog is: a shade above the page and a sheet above the shade, drawn while it is open. Radix hears Escape, keeps the
 * Tab key inside and says when the focus comes and goes. It is not told that the dialog is modal: it would hide the page with
 * `aria-hidden` alone, behind which links still take the focus; `inert` leaves nothing of the page in reach.
 *
 * A timer or an answer from the server may open it, so that it notes what had the focus instead of asking for a trigger.
 */
function DrawnLayer({ role = "dialog", ids, className, children, onEscape, onShade, firstIn }: LayerProps) {
  const [opener] = useState(() => document.activeElement);
  const shade = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(skipGuards, []);
  useEffect(() => coverPage([shade, stage]), []);
  return (
    <Radix.Root open modal={false} onOpenChange={() => onEscape?.()}>
      {createPortal(
        <>
          <div ref={shade} className={css.shade} onClick={onShade} />
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
                (firstIn?.() ?? (event.currentTarget as HTMLElement)).focus();
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
