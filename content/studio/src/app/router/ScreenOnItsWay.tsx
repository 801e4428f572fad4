import { useCopy } from "@portico/content-runtime/react";
import { Spinner } from "@portico/design-system/feedback";
import { Page, Stack } from "@portico/design-system/layout";

/** Stands where the next screen will be while its code is on its way. */
export function ScreenOnItsWay() {
  const t = useCopy();
  return (
    <Page width="wide">
      <Stack align="center">
        <Spinner size="large" label={t("studio.shell.loading")} />
      </Stack>
    </Page>
  );
}
