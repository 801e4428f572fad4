import { useCopy } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { Inline, Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";

/** An address of the Studio that leads nowhere. */
export function NotFoundScreen() {
  const t = useCopy();
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader title={t("studio.notFound.title")} description={t("studio.notFound.detail")} />
        <Inline>
          <ButtonLink href="/studio">{t("studio.notFound.home")}</ButtonLink>
        </Inline>
      </Stack>
    </Page>
  );
}
