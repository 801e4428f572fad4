import { type DraftsShown, type PageView, type Site, visitor } from "../../components/pageView.ts";
import type { PreviewChoices, PreviewPerson } from "../../data/previews.api.ts";
import type { Locale } from "../../api/bootstrap.ts";

const sites = ["business", "community"] as const;
const locales = ["en-US", "es-US"] as const;
const widths = ["phone", "desktop"] as const;
const scopes = ["all", ...sites] as const;

const wholeNumber = /^[1-9]\d{0,8}$/;

const oneOf = <T extends string>(offered: readonly T[], word: string | null): T | undefined =>
  offered.find((each) => each === word);

/** The default page: the one that customers see first. */
const firstPage = "/account-summary";

/** Normalizes a portal URL as browsers do, so that it cannot leave the portal. */
export function portalAddress(written: string): string | undefined {
  if (!written.startsWith("/") || written.startsWith("//")) return undefined;
  const inPortal = "http://portal.invalid";
  if (!URL.canParse(inPortal + written)) return undefined;
  const { origin, pathname, search, hash } = new URL(inPortal + written);
  return origin === inPortal ? pathname + search + hash : undefined;
}

/** The customers of one site. */
export const peopleOf = ({ people }: PreviewChoices, site: Site): PreviewPerson[] =>
  people.filter((person) => person.site === site);

function personIn(choices: PreviewChoices, site: Site, word: string | null): string | null {
  if (word === visitor) return null;
  const people = peopleOf(choices, site);
  return (people.find(({ username }) => username === word) ?? people[0])?.username ?? null;
}

/** The page that a URL names, else the first. */
export function pageIn({ pages }: PreviewChoices, word: string | null): string {
  const first = pages.find(({ address }) => address === firstPage) ?? pages[0];
  return portalAddress(word ?? "") ?? first?.address ?? "/";
}

/** Parses the drafts to show from a URL; null when absent or invalid. */
export function changeSetIn(query: URLSearchParams): DraftsShown {
  const word = query.get("changeSet") ?? "";
  if (word === "staging") return word;
  return wholeNumber.test(word) ? Number(word) : null;
}

/**
 * Parses the view of a URL. Missing or invalid parts get defaults: the site's first customer, the Studio's language.
 */
export function viewIn(query: URLSearchParams, choices: PreviewChoices, locale: Locale): PageView {
  const site = oneOf(sites, query.get("site")) ?? "business";
  return {
    site,
    person: personIn(choices, site, query.get("person")),
    changeSet: changeSetIn(query),
    page: pageIn(choices, query.get("page")),
    locale: oneOf(locales, query.get("locale")) ?? locale,
    width: oneOf(widths, query.get("width")) ?? "phone",
    key: query.get("key"),
    scope: oneOf(scopes, query.get("scope")) ?? null,
  };
}

/** The offered page that a URL matches, regardless of its query. */
export const pageAt = ({ pages }: PreviewChoices, address: string) =>
  pages.find((page) => page.address === address.replace(/[?#].*$/, ""));
