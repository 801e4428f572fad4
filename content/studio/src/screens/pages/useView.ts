import { useLocale } from "@portico/content-runtime/react";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { type PageView, pagesHref, viewQuery } from "../../components/pageView.ts";
import type { PreviewChoices } from "../../data/previews.api.ts";
import { viewIn } from "./view.ts";

export type ViewHandle = { view: PageView; change: (changes: Partial<PageView>) => void };

/** The view in the address. All of it is written there, what was chosen by itself too: the address is the link for a colleague. */
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
