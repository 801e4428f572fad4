import { Fragment } from "react";

/** The key of a message, which is a name in every language. It breaks after its dots. */
export function KeyText({ children }: { children: string }) {
  const [first, ...others] = children.split(".");
  return (
    <span translate="no">
      {first}
      {others.map((name, place) => (
        <Fragment key={place}>
          .<wbr />
          {name}
        </Fragment>
      ))}
    </span>
  );
}
