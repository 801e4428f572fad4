import { DateText } from "@portico/design-system/money";
import { useStudioPage } from "./studioPage.ts";

/** An instant as date and time in the provider's zone, with the zone's name. */
export function When({ at }: { at: string }) {
  return <DateText date={at} zone={useStudioPage().timeZone} look="dateTime" />;
}
