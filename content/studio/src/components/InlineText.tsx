import { DateText } from "@portico/design-system/money";
import { Fragment } from "react";
import { useStudioPage } from "../data/studioContexts.ts";

/** A message key, not translated. May wrap after its dots. */
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

/** A user name, not translated. */
export function PersonName({ children }: { children: string }) {
  return <bdi translate="no">{children}</bdi>;
}

/** An instant as date and time in the provider's time zone, with the zone's name. */
export function When({ at }: { at: string }) {
  return <DateText date={at} zone={useStudioPage().timeZone} format="dateTime" />;
}
