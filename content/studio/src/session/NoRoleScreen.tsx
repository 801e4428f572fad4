import { useCopy } from "@portico/content-runtime/react";
import { Button, ButtonLink } from "@portico/design-system/button";
import { Inline, Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { useScreenTitle } from "../components/useScreenTitle.ts";
import { useEditor, useSession } from "./sessionContext.ts";

/** Stands in place of every screen for somebody who is signed in but is no editor: a customer, most of the time. */
export function NoRoleScreen() {
  const t = useCopy();
  const session = useSession();
  const name = useEditor()?.firstName ?? "";
  useScreenTitle(t("studio.session.noRole.title"));
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader title={t("studio.session.noRole.title")} description={t("studio.session.noRole.detail", { name })} />
        <Inline>
          <Button onPress={() => void session.signOut()}>{t("studio.session.noRole.other")}</Button>
          <ButtonLink variant="secondary" href="/">
            {t("studio.session.noRole.portal")}
          </ButtonLink>
        </Inline>
      </Stack>
    </Page>
  );
}
