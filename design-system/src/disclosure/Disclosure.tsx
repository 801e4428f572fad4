import { type ReactNode, useId, useState } from "react";
import { ChevronDownIcon } from "../icons/index.ts";
import * as css from "./Disclosure.css.ts";

export type DisclosureProps = {
  /** A name for the content: "What changed on this bill". It does not change when open. */
  summary: ReactNode;
  children: ReactNode;
  /**
   * Makes the state controlled, together with `onOpenChange`. Without it the disclosure is uncontrolled and starts
   * closed.
   */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/**
 * Content that most users do not need, collapsed until they open it.
 *
 * @example
 * <Disclosure summary={copy("bill.howCounted")}><Text>{copy("bill.howCounted.answer")}</Text></Disclosure>
 */
export function Disclosure({ summary, children, open, onOpenChange }: DisclosureProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const shown = open ?? ownOpen;
  const panelId = useId();
  const toggle = () => {
    setOwnOpen(!shown);
    onOpenChange?.(!shown);
  };
  return (
    <div className={css.disclosure} data-state={shown ? "open" : "closed"}>
      <button type="button" aria-expanded={shown} aria-controls={panelId} className={css.button} onClick={toggle}>
        <span className={css.chevron}>
          <ChevronDownIcon size={20} />
        </span>
        <span className={css.summary}>{summary}</span>
      </button>
      <div id={panelId} hidden={!shown} className={css.panel}>
        {children}
      </div>
    </div>
  );
}
