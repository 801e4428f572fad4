import { defaultToggles, type ToggleKey } from "@portico/catalogue/toggles";
import { useContentStore, useCopy, useLocale } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList, type DescriptionItem } from "@portico/design-system/description-list";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { versions } from "@portico/rules/constants";
import { usePortalPage } from "../../../components/portalPage.ts";

/** /diagnostics, public: versions and the configuration that this page has loaded (SHELL-22). Nothing secret. */
export function DiagnosticsScreen() {
  const t = useCopy();
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader title={t("shell.diagnostics.title")} description={t("shell.diagnostics.lead")} />
        <Configuration />
        <Toggles />
      </Stack>
    </Page>
  );
}

function Configuration() {
  const t = useCopy();
  const { locale } = useLocale();
  const { environment, site, timeZone } = usePortalPage();
  const { release, source } = useContentStore().getState();
  const { name, production, voiceDisabled, mocks, version, clusterVersion } = environment;
  const yesOrNo = (value: boolean) => t("shell.diagnostics.yesOrNo", { value: value ? "yes" : "no" });
  const facts = {
    version,
    cluster: clusterVersion,
    requirements: versions.requirements,
    environment: name,
    production: yesOrNo(production),
    voiceDisabled: yesOrNo(voiceDisabled),
    mocks: yesOrNo(mocks),
    site,
    locale,
    timeZone,
    content: `${release} (${source})`,
  } as const;
  const termOf = (id: string) => t(`shell.diagnostics.fact.${id as keyof typeof facts}`);
  const items = Object.entries(facts).map(([id, detail]) => ({ id, term: termOf(id), detail }));
  return <Facts name="configuration" title={t("shell.diagnostics.configuration")} items={items} />;
}

/** Feature toggles and their values, by their technical names. */
function Toggles() {
  const t = useCopy();
  const { toggle } = useContentStore();
  const items = (Object.keys(defaultToggles) as ToggleKey[]).map((key) => ({
    id: key,
    term: <span translate="no">{key}</span>,
    detail: <span translate="no">{String(toggle(key))}</span>,
  }));
  return <Facts name="toggles" title={t("shell.diagnostics.toggles")} items={items} />;
}

type FactsProps = { name: string; title: string; items: readonly DescriptionItem[] };

function Facts({ name, title, items }: FactsProps) {
  return (
    <Card labelledBy={name}>
      <Stack gap="medium">
        <CardTitle level={2} id={name}>
          {title}
        </CardTitle>
        <DescriptionList items={items} />
      </Stack>
    </Card>
  );
}
