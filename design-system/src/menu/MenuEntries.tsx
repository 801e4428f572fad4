import { useId } from "react";
import type { MenuChoice, MenuEntry, MenuGroup, MenuItem } from "./entries.ts";
import * as css from "./Menu.css.ts";
import { LinkRow, Row } from "./Row.tsx";

type Shared = { /** Names are indented by a column for icons and check marks. */ marked: boolean; onDone: () => void };

/** The content of an open menu. */
export function MenuEntries({ entries, ...shared }: Shared & { entries: readonly MenuEntry[] }) {
  return entries.map((entry) => <Entry key={entry.id} entry={entry} {...shared} />);
}

function Entry({ entry, ...shared }: Shared & { entry: MenuEntry }) {
  switch (entry.kind) {
    case "group":
      return <Group group={entry} {...shared} />;
    case "choice":
      return <Choice choice={entry} {...shared} />;
    default:
      return <Item item={entry} {...shared} />;
  }
}

function Item({ item, marked, onDone }: Shared & { item: MenuItem }) {
  switch (item.kind) {
    case "link":
      return <LinkRow {...item} marked={marked} onDone={onDone} />;
    case "check":
      return (
        <Row
          role="menuitemcheckbox"
          {...item}
          marked={marked}
          onDone={onDone}
          onSelect={() => item.onChange(!item.checked)}
        />
      );
    case "action":
      return <Row role="menuitem" {...item} marked={marked} onDone={onDone} />;
  }
}

function Group({ group, ...shared }: Shared & { group: MenuGroup }) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={group.label ? labelId : undefined} className={css.group}>
      {group.label ? (
        <div id={labelId} role="presentation" className={css.groupLabel}>
          {group.label}
        </div>
      ) : null}
      {group.items.map((item) => (
        <Item key={item.id} item={item} {...shared} />
      ))}
    </div>
  );
}

function Choice({ choice, marked, onDone }: Shared & { choice: MenuChoice }) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className={css.group}>
      <div id={labelId} role="presentation" className={css.groupLabel}>
        {choice.label}
      </div>
      {choice.options.map(({ value, label }) => (
        <Row
          key={value}
          role="menuitemradio"
          label={label}
          checked={value === choice.value}
          marked={marked}
          onDone={onDone}
          onSelect={() => choice.onChange(value)}
        />
      ))}
    </div>
  );
}
