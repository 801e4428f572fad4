import { useCopy } from "@portico/content-runtime/react";

/** The words of links to pages; `label` names what is paged. */
export function usePageWords(label: string) {
  const t = useCopy();
  return {
    label,
    previousLabel: t("billing.pages.previous"),
    nextLabel: t("billing.pages.next"),
    pageLabel: (page: number) => t("billing.pages.page", { page }),
    position: (page: number, pages: number) => t("billing.pages.position", { page, pages }),
  };
}
