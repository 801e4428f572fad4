import { useCopy } from "@portico/content-runtime/react";
import { DateText } from "@portico/design-system/money";
import { Fragment } from "react";
import { useStudioPage } from "../data/studioContexts.ts";

/** The key of a message or a toggle, not translated. May wrap after its dots and before its capitals. */
export function KeyText({ children }: { children: string }) {
  return (
    <span translate="no">
      {children.split(/(?<=\.)|(?=[A-Z])/).map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/** Author of what the product's own catalogue brought, which nobody wrote in the Studio. */
const builtIn = "catalogue";

/** A user name, not translated; the catalogue in the reader's language. */
export function PersonName({ children }: { children: string }) {
  const t = useCopy();
  return children === builtIn ? t("studio.author.catalogue") : <bdi translate="no">{children}</bdi>;
}

/** An instant as date and time in the provider's time zone, with the zone's name. */
export function When({ at }: { at: string }) {
  return <DateText date={at} zone={useStudioPage().timeZone} format="dateTime" />;
}
