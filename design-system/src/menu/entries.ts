import type { ReactNode } from "react";

/** An action. */
export type MenuAction = {
  kind: "action";
  id: string;
  label: string;
  icon?: ReactNode;
  /** Use `critical` only for a destructive action. */
  tone?: "neutral" | "critical";
  /** Disables the item and says why, below its name. The item stays focusable and does nothing. */
  disabledReason?: string | undefined;
  onSelect: () => void;
};

/** A navigation item, rendered with the link component of `LinkProvider`. */
export type MenuLink = { kind: "link"; id: string; label: string; icon?: ReactNode; href: string };

/** A checkable item that is on or off (`menuitemcheckbox`). */
export type MenuCheck = {
  kind: "check";
  id: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export type MenuItem = MenuAction | MenuLink | MenuCheck;

/** A group of related items between separators; an optional label names it. */
export type MenuGroup = { kind: "group"; id: string; label?: string; items: readonly MenuItem[] };

/** One of several mutually exclusive items (`menuitemradio`). */
export type MenuChoice = {
  kind: "choice";
  id: string;
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
};

export type MenuEntry = MenuItem | MenuGroup | MenuChoice;

/** Whether any item has an icon or a check mark: all names are then indented, so that they align. */
export function hasMarks(entries: readonly MenuEntry[]): boolean {
  return entries.some((entry) => {
    switch (entry.kind) {
      case "group":
        return hasMarks(entry.items);
      case "check":
      case "choice":
        return true;
      default:
        return Boolean(entry.icon);
    }
  });
}
