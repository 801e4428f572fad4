import { useCopy } from "@portico/content-runtime/react";
import { Button, ButtonLink } from "@portico/design-system/button";
import { NoticePage } from "../components/NoticePage.tsx";
import { useEditor, useSession } from "./sessionContext.ts";

/** Stands in place of every screen for somebody who is signed in but is no editor: a customer, most of the time. */
export function NoRoleScreen() {
  const t = useCopy();
  const session = useSession();
  const name = useEditor()?.firstName ?? "";
  return (
    <NoticePage title={t("studio.session.noRole.title")} detail={t("studio.session.noRole.detail", { name })}>
      <Button onPress={() => void session.signOut()}>{t("studio.session.noRole.other")}</Button>
      <ButtonLink variant="secondary" href="/">
        {t("studio.session.noRole.portal")}
      </ButtonLink>
    </NoticePage>
  );
}
