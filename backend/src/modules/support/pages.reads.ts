import english from "@portico/catalogue/built-in/en-US.json" with { type: "json" };
import spanish from "@portico/catalogue/built-in/es-US.json" with { type: "json" };
import places from "@portico/catalogue/pages.json" with { type: "json" };
import { formatText } from "@portico/message/format";
import type { Snapshot } from "@portico/message/tree";
import type { Locale } from "../../lib/principal.ts";

/** The type is asserted, because the compiler does not infer it from a JSON file that the content gate wrote. */
const messages: Record<Locale, Snapshot["messages"]> = {
  "en-US": (english as Pick<Snapshot, "messages">).messages,
  "es-US": (spanish as Pick<Snapshot, "messages">).messages,
};

/** Whether this build has a page: an article of another build may be about one that it does not have. */
export const isPage = (path: string): boolean => places.some(({ address }) => address === path);

/** The title of a page of the portal, from the catalogue. */
export function pageTitle(path: string, locale: Locale): string {
  const title = places.find(({ address }) => address === path)?.title;
  const tree = title === undefined ? undefined : messages[locale][title];
  if (tree === undefined) throw new Error(`${path} has no title in the catalogue`);
  return formatText(tree, locale, "UTC");
}

type Page = { path: string; title: { en: string; es: string } };

/** The pages of the portal that this build has, with their titles. */
export const portalPages = (): Page[] =>
  places.map(({ address }) => ({
    path: address,
    title: { en: pageTitle(address, "en-US"), es: pageTitle(address, "es-US") },
  }));
