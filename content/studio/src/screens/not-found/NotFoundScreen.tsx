import { useCopy } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { NoticePage } from "../../components/NoticePage.tsx";

/** Shown for unknown Studio URLs. */
export function NotFoundScreen() {
  const t = useCopy();
  return (
    <NoticePage title={t("studio.notFound.title")} detail={t("studio.notFound.detail")}>
      <ButtonLink href="/studio">{t("studio.notFound.home")}</ButtonLink>
    </NoticePage>
  );
}
