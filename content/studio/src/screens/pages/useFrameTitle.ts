import { useCopy } from "@portico/content-runtime/react";
import type { PageView } from "../../components/pageView.ts";
import type { PreviewChoices } from "../../data/previews.api.ts";
import { usePersonName } from "./usePersonName.ts";
import { pageAt } from "./view.ts";

/** Names a frame: "Billing, as Dana (owner) sees it". */
export function useFrameTitle({ page, person }: Pick<PageView, "page" | "person">, choices: PreviewChoices): string {
  const t = useCopy();
  const nameOf = usePersonName();
  const name = pageAt(choices, page)?.name ?? page;
  const shown = choices.people.find(({ username }) => username === person);
  return shown ? t("studio.pages.frame.title", { page: name, person: nameOf(shown) }) : t("studio.pages.frame.title.visitor", { page: name });
}
