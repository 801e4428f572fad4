import { useId } from "react";
import { PopupButton, type PopupButtonLook } from "../button/index.ts";
import { classes } from "../internal/classes.ts";
import { popup as popupClass } from "../internal/popup/popup.css.ts";
import { hasMarks, type MenuEntry } from "./entries.ts";
import { MenuEntries } from "./MenuEntries.tsx";
import * as css from "./Menu.css.ts";
import { useMenu } from "./useMenu.ts";
import { useMenuKeys } from "./useMenuKeys.ts";

export type MenuProps = PopupButtonLook & {
  /** What the menu is for: "More actions for Visa ending in 4242". Shown on the button, or spoken where the button is an icon alone. */
  label: string;
  items: readonly MenuEntry[];
};

/**
 * A button and the few things that can be done from it.
 *
 * @example
 * <Menu look="icon" icon={<MoreIcon />} label={copy("wallet.more", { method })} items={[
 *   { kind: "action", id: "rename", label: copy("wallet.rename"), onSelect: rename },
 *   { kind: "action", id: "remove", label: copy("wallet.remove"), tone: "danger", disabledReason: usedBy, onSelect: remove },
 * ]} />
 */
export function Menu({ label, items, ...look }: MenuProps) {
  const id = useId();
  const { open, button, popup, openAt, close } = useMenu();
  const onKeyDown = useMenuKeys(close);
  return (
    <span className={css.menu} data-state={open ? "open" : "closed"}>
      <PopupButton
        label={label}
        look={look}
        open={open}
        kind="menu"
        popupId={id}
        buttonRef={button}
        onPress={() => (open ? close() : openAt("first"))}
        onKeyDown={(event) => {
          const edge = edges[event.key];
          if (!edge) return;
          event.preventDefault();
          openAt(edge);
        }}
      />
      <div ref={popup} id={id} role="menu" aria-label={label} popover="manual" className={classes(popupClass, css.list)} onKeyDown={onKeyDown}>
        {open ? <MenuEntries entries={items} marked={hasMarks(items)} onDone={close} /> : null}
      </div>
    </span>
  );
}

const edges: Record<string, "first" | "last"> = { ArrowDown: "first", ArrowUp: "last" };
