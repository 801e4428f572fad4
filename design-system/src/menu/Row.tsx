import { type KeyboardEvent, type ReactNode, useId } from "react";
import { CheckIcon } from "../icons/index.ts";
import { useLinkComponent } from "../link/index.ts";
import * as css from "./Menu.css.ts";

type RowProps = {
  role: "menuitem" | "menuitemcheckbox" | "menuitemradio";
  label: string;
  icon?: ReactNode;
  tone?: "neutral" | "critical";
  checked?: boolean;
  disabledReason?: string | undefined;
  marked: boolean;
  onSelect: () => void;
  /**
   * Called to close the menu before `onSelect`, so that whatever `onSelect` opens returns the focus to the menu's
   * button.
   */
  onDone: () => void;
};

/** One menu item. The space bar toggles a checkable item without closing the menu. */
export function Row({ role, label, icon, tone, checked, disabledReason, marked, onSelect, onDone }: RowProps) {
  const id = useId();
  const select = (stays: boolean) => {
    if (disabledReason) return;
    if (!stays) onDone();
    onSelect();
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    select(event.key === " " && checked !== undefined);
  };
  return (
    <div
      role={role}
      tabIndex={-1}
      aria-describedby={disabledReason ? id : undefined}
      aria-checked={checked}
      aria-disabled={disabledReason ? true : undefined}
      className={css.row}
      data-tone={tone}
      data-state={stateOf(checked, disabledReason)}
      onClick={() => select(false)}
      onKeyDown={pressed}
    >
      {marked ? <span className={css.mark}>{checked ? <CheckIcon size={20} /> : icon}</span> : null}
      <span className={css.text}>
        {label}
        {/* A description (`aria-describedby`); `aria-hidden` keeps it out of the accessible name. */}
        {disabledReason ? (
          <span id={id} aria-hidden="true" className={css.reason}>
            {disabledReason}
          </span>
        ) : null}
      </span>
    </div>
  );
}

function stateOf(checked: boolean | undefined, disabledReason: string | undefined) {
  if (disabledReason) return "refused";
  if (checked === undefined) return "ready";
  return checked ? "checked" : "unchecked";
}

type LinkRowProps = { label: string; icon?: ReactNode; href: string; marked: boolean; onDone: () => void };

/** A link item; the browser handles Enter, and the space bar does the same. */
export function LinkRow({ label, icon, href, marked, onDone }: LinkRowProps) {
  const Anchor = useLinkComponent();
  const pressed = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== " ") return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <Anchor role="menuitem" tabIndex={-1} href={href} className={css.row} onClick={() => onDone()} onKeyDown={pressed}>
      {marked ? <span className={css.mark}>{icon}</span> : null}
      <span className={css.text}>{label}</span>
    </Anchor>
  );
}
