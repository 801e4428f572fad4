import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";

/** /maintenance: what is going on, what is not touched by it, and a way to try again with a fresh page (SESS-05). */
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
