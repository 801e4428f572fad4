import { Fragment, type ReactNode } from "react";

/** A dot between two short facts on one line: seen, and not read aloud. */
export function Dot() {
  return (
    <>
      {" "}
      <span aria-hidden="true">·</span>{" "}
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
    // oxlint-disable-next-line react/no-array-index-key -- the facts of a line have no other identity than their place
    <Fragment key={place}>
      {place > 0 && <Dot />}
      {fact}
    </Fragment>
  ));
}
