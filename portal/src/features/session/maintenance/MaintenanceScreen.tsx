import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";

/** /maintenance: what is happening, what is not affected, and a button that retries with a full page load (SESS-05). */
export function MaintenanceScreen() {
  const t = useCopy();
  return (
    <Page width="narrow">
      <Stack gap="large" align="start">
        <PageHeader title={t("shell.maintenance.title")} description={t("shell.maintenance.detail")} />
        <Button onPress={() => window.location.assign("/")}>{t("shell.maintenance.retry")}</Button>
      </Stack>
    </Page>
  );
}
