import { Bleed, Divider, Stack } from "@portico/design-system/layout";
import { Fragment, type ReactNode } from "react";
import * as css from "./DividedList.css.ts";

type DividedListProps<Item> = {
  items: readonly Item[];
  itemKey: (item: Item) => string | number;
  /** The content of one item. */
  children: (item: Item) => ReactNode;
  /** Directly in a `Card`: the lines between items reach its sides. */
  inCard?: boolean;
  gap?: "medium" | "large";
};

/**
 * A list of things that are more than one line each, with a line between them.
 *
 * @example <Card><DividedList inCard items={messages} itemKey={({ id }) => id}>{(message) => <Message {...message} />}</DividedList></Card>
 */
export function DividedList<Item>({
  items,
  itemKey,
  children,
  inCard = false,
  gap = "medium",
}: DividedListProps<Item>) {
  const divider = inCard ? (
    <Bleed>
      <Divider />
    </Bleed>
  ) : (
    <Divider />
  );
  return (
    <Stack as="ul" gap={gap}>
      {items.map((item, place) => (
        <Stack as="li" gap={gap} key={itemKey(item)}>
          {place > 0 && divider}
          {children(item)}
        </Stack>
      ))}
    </Stack>
  );
}

/**
 * Between two short facts on one line: seen as a dot, read aloud as the pause of a comma; `silent` between links, which
 * are announced apart.
 */
export function Dot({ silent = false }: { silent?: boolean }) {
  return (
    <>
      <span className={css.dot} aria-hidden={silent || undefined} />{" "}
    </>
  );
}

/**
 * Short facts on one line, with a dot between each two.
 *
 * @example <Text size="small"><Dotted facts={[sender, when]} /></Text>
 */
export function Dotted({ facts }: { facts: readonly ReactNode[] }) {
  return facts.map((fact, place) => (
    <Fragment key={place}>
      {place > 0 && <Dot />}
      {fact}
    </Fragment>
  ));
}
