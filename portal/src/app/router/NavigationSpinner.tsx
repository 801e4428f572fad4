import { useCopy } from "@portico/content-runtime/react";
import { Spinner } from "@portico/design-system/feedback";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { useEffect } from "react";
import { useOnline } from "../../components/useOnline.ts";
import { useScreenTitle } from "../../components/useScreenTitle.ts";
import { showArrival } from "./arrival.ts";

/** The screen whose navigation shows no spinner (SHELL-20). */
const withoutSpinner = "/support/category";

/** Suspense fallback while a screen's code loads. Offline it says so; the screen loads when the network is back. */
export function NavigationSpinner({ path }: { path?: string }) {
  const t = useCopy();
  if (!useOnline()) return <Offline />;
  if (path === withoutSpinner) return null;
  return (
    <Page width="wide">
      <Stack align="center">
        <Spinner size="large" label={t("shell.loading")} />
      </Stack>
    </Page>
  );
}

function Offline() {
  const t = useCopy();
  useScreenTitle(t("shell.offline.screen"));
  useEffect(() => showArrival(""), []);
  return (
    <Page width="narrow">
      <PageHeader title={t("shell.offline.title")} description={t("shell.offline.detail")} />
    </Page>
  );
}
