import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Inline, Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Component, type ReactNode } from "react";
import { useScreenTitle } from "../../components/useScreenTitle.ts";

/** Where a screen could not be fetched or drawn, says so and offers to load the page again; the menus stay. */
export class MissingScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(fault: unknown) {
    console.error("A screen of the Studio could not be shown.", fault);
  }

  override render() {
    return this.state.failed ? <MissingScreen /> : this.props.children;
  }
}

function MissingScreen() {
  const t = useCopy();
  useScreenTitle(t("studio.shell.missing.title"));
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader title={t("studio.shell.missing.title")} description={t("studio.shell.missing.detail")} />
        <Inline>
          <Button onPress={() => location.reload()}>{t("studio.shell.missing.reload")}</Button>
        </Inline>
      </Stack>
    </Page>
  );
}
