import { useCopy } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";

/** /404 and /not-found: says that the page does not exist, with links onward (SHELL-28). */
export function NotFoundScreen() {
  const t = useCopy();
  return (
    <Page width="narrow">
      <Stack gap="large" align="start">
        <PageHeader title={t("shell.notFound.title")} description={t("shell.notFound.detail")} />
        <ButtonLink href="/">{t("shell.notFound.home")}</ButtonLink>
      </Stack>
    </Page>
  );
}
