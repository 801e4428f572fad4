import { useCopy } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { NoticePage } from "../../components/NoticePage.tsx";

/** An address of the Studio that leads nowhere. */
export function NotFoundScreen() {
  const t = useCopy();
  return (
    <NoticePage title={t("studio.notFound.title")} detail={t("studio.notFound.detail")}>
      <ButtonLink href="/studio">{t("studio.notFound.home")}</ButtonLink>
    </NoticePage>
  );
}
