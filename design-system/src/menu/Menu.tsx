import { useEffect, useId, useRef, useState } from "react";
import { PopupButton, type PopupButtonVariant } from "../button/index.ts";
import { classes } from "../internal/classes.ts";
import { popup as popupClass } from "../internal/popup/popup.css.ts";
import { hasMarks, type MenuEntry } from "./entries.ts";
import { MenuEntries } from "./MenuEntries.tsx";
import { useMenuKeys } from "./useMenuKeys.ts";
import { useFocusOutside } from "../internal/popup/useFocusOutside.ts";
import { usePopup } from "../internal/popup/usePopup.ts";
import { itemsOf } from "./itemsOf.ts";
import * as css from "./Menu.css.ts";

export type MenuProps = PopupButtonVariant & {
  /**
   * Label of the button: "More actions for Visa ending in 4242". The accessible name if the button is an icon alone.
   */
  label: string;
  items: readonly MenuEntry[];
};

/**
 * A button that opens a menu of actions.
 *
 * @example
 * <Menu variant="icon" icon={<MoreIcon />} label={copy("wallet.more", { method })} items={[
 *   { kind: "action", id: "rename", label: copy("wallet.rename"), onSelect: rename },
 *   { kind: "action", id: "remove", label: copy("wallet.remove"), tone: "critical", disabledReason: usedBy,
 *     onSelect: remove },
 * ]} />
 */
export function Menu({ label, items, ...appearance }: MenuProps) {
  const id = useId();
  const { open, button, popup, openAt, close } = useMenu();
  const onKeyDown = useMenuKeys(close);
  return (
    <span className={css.menu} data-state={open ? "open" : "closed"}>
      <PopupButton
        label={label}
        {...appearance}
        open={open}
        popupRole="menu"
        popupId={id}
        ref={button}
        onPress={() => (open ? close() : openAt("first"))}
        onKeyDown={(event) => {
          const edge = edges[event.key];
          if (!edge) return;
          event.preventDefault();
          openAt(edge);
        }}
      />
      <div
        ref={popup}
        id={id}
        role="menu"
        aria-label={label}
        popover="manual"
        className={classes(popupClass, css.list)}
        onKeyDown={onKeyDown}
      >
        {open ? <MenuEntries entries={items} marked={hasMarks(items)} onDone={close} /> : null}
      </div>
    </span>
  );
}

const edges: Record<string, "first" | "last"> = { ArrowDown: "first", ArrowUp: "last" };

type Edge = "first" | "last";

/** The open state, and the focus: on an item while open, and on the button again after closing. */
function useMenu() {
  const [start, setStart] = useState<Edge | "closed">("closed");
  const open = start !== "closed";
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    // Without scrolling: the press outside that closed the menu may be far below.
    button.current?.focus({ preventScroll: true });
    setStart("closed");
  };
  const popup = usePopup({ open, onClose: close, anchor: button });
  // A dialog that opens takes the focus: the menu gives it up, and does not lie above the dialog.
  useFocusOutside(open, popup, button, () => setStart("closed"));
  useEffect(() => {
    if (start !== "closed" && popup.current)
      itemsOf(popup.current)
        .at(start === "first" ? 0 : -1)
        ?.focus();
  }, [start, popup]);
  return { open, button, popup, openAt: setStart, close };
}
