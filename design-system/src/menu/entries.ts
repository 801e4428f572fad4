import type { ReactNode } from "react";

type Named = { id: string; label: string };

/** Something to do. */
export type MenuAction = Named & {
  kind: "action";
  icon?: ReactNode;
  /** `danger` only where something is lost. */
  tone?: "plain" | "danger";
  /** Why it cannot be done now, shown below its name. It can be reached, and does nothing. */
  disabledReason?: string | undefined;
  onSelect: () => void;
};

/** Somewhere to go, through the link of `LinkProvider`. */
export type MenuLink = Named & { kind: "link"; icon?: ReactNode; href: string };

/** Something that is on or off. */
export type MenuCheck = Named & { kind: "check"; checked: boolean; onChange: (checked: boolean) => void };

export type MenuItem = MenuAction | MenuLink | MenuCheck;

/** Items that belong together, set apart by hairlines; a label says what they have in common. */
export type MenuGroup = { kind: "group"; id: string; label?: string; items: readonly MenuItem[] };

/** One of a few. */
export type MenuChoice = Named & {
  kind: "choice";
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
};

export type MenuEntry = MenuItem | MenuGroup | MenuChoice;

/** Whether something stands before the names: then all names begin behind it, in one line. */
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
