import { type ReactNode, useId, useState } from "react";
import { ChevronDownIcon } from "../icons/index.ts";
import * as css from "./Disclosure.css.ts";

export type DisclosureProps = {
  /** What is inside, as a name: "What changed on this bill". It stays the same when open. */
  summary: ReactNode;
  children: ReactNode;
  /** Give it together with `onToggle` to hold the state yourself; otherwise it starts closed and holds its own. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
};

/**
 * Something that not everybody needs, one press away.
 *
 * @example
 * <Disclosure summary={copy("bill.howCounted")}><Text>{copy("bill.howCounted.answer")}</Text></Disclosure>
 */
export function Disclosure({ summary, children, open, onToggle }: DisclosureProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const shown = open ?? ownOpen;
  const panelId = useId();
  const toggle = () => {
    setOwnOpen(!shown);
    onToggle?.(!shown);
  };
  return (
    <div className={css.disclosure} data-state={shown ? "open" : "closed"}>
      <button type="button" aria-expanded={shown} aria-controls={panelId} className={css.button} onClick={toggle}>
        <span className={css.chevron}>
          <ChevronDownIcon size={20} />
        </span>
        <span className={css.summary}>{summary}</span>
      </button>
      <div id={panelId} hidden={!shown} className={css.panel}>{children}</div>
    </div>
  );
}
