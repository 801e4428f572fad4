import { useCopy } from "@portico/content-runtime/react";
import { Spinner } from "@portico/design-system/feedback";
import { Page, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";

/** Stands where the next screen will be while its code is on its way; without a network it says what that waits for. */
export function NavigationSpinner() {
  const t = useCopy();
  return (
    <Page width="wide">
      <Stack align="center">
        {navigator.onLine ? (
          <Spinner size="large" label={t("shell.loading")} />
        ) : (
          <Text>
            {t("shell.offline.title")} {t("shell.offline.detail")}
          </Text>
        )}
      </Stack>
    </Page>
  );
}
