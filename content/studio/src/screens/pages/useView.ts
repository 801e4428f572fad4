import { useCopy, useLocale } from "@portico/content-runtime/react";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { pagesHref, type PageView, viewQuery } from "../../components/pageView.ts";
import type { PreviewChoices, PreviewPerson } from "../../data/previews.api.ts";
import { pageAt, viewIn } from "./view.ts";

export type ViewHandle = { view: PageView; change: (changes: Partial<PageView>) => void };

/** The view in the URL, with defaults written out, so that the URL is a shareable link. */
export function useView(choices: PreviewChoices): ViewHandle {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const view = viewIn(query, choices, useLocale().locale);
  const isWhole = viewQuery(view).toString() === query.toString();
  const change = (changes: Partial<PageView>) => void navigate(pagesHref({ ...view, ...changes }), { replace: true });
  useEffect(() => {
    if (!isWhole) change({});
  });
  return { view, change };
}

/** Accessible name of a frame: "Billing, as Dana (owner) sees it". */
export function useFrameTitle({ page, person }: Pick<PageView, "page" | "person">, choices: PreviewChoices): string {
  const t = useCopy();
  const nameOf = usePersonName();
  const name = pageAt(choices, page)?.name ?? page;
  const shown = choices.people.find(({ username }) => username === person);
  return shown
    ? t("studio.pages.frame.title", { page: name, person: nameOf(shown) })
    : t("studio.pages.frame.title.visitor", { page: name });
}

const roles = ["PRIMARY", "ADMIN", "BILLING", "STANDARD"] as const;

/** "Dana (owner)". */
export function usePersonName(): (person: Pick<PreviewPerson, "name" | "role">) => string {
  const t = useCopy();
  return ({ name, role }) =>
    t("studio.pages.person.name", { name, role: roles.find((known) => known === role) ?? "STANDARD" });
}
