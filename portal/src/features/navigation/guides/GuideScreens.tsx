import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { useSearchParams } from "react-router-dom";
import { LinkRows } from "../../../components/LinkRows.tsx";
import { Paragraphs } from "../../../components/Paragraphs.tsx";
import { useScreenTitle } from "../../../components/useScreenTitle.ts";
import { type GuideKey, guideKeys, guides, isGuide } from "./guides.ts";

/** /page: a guide of the catalogue, chosen by `?key=`; without one, the list of all guides (SHELL-32). */
export function GuidesScreen() {
  const [query] = useSearchParams();
  const key = query.get("key");
  return isGuide(key) ? <Guide name={key} /> : <GuideList unknown={key !== null} />;
}

/** /wg/: the welcome guide (SHELL-32). */
export function WelcomeGuideScreen() {
  return <Guide name="welcome" />;
}

function GuideList({ unknown }: { unknown: boolean }) {
  const t = useCopy();
  return (
    <Page width="narrow">
      <Stack gap="xlarge">
        <PageHeader title={t("guides.title")} description={t("guides.description")} />
        {unknown && (
          <Alert tone="info" toneLabel={t("guides.note")}>
            {t("guides.unknown")}
          </Alert>
        )}
        <LinkRows
          columns={1}
          rows={guideKeys.map((key) => ({
            href: `/page?key=${key}`,
            title: t(guides[key].title),
            description: t(guides[key].description),
          }))}
        />
      </Stack>
    </Page>
  );
}

function Guide({ name }: { name: GuideKey }) {
  const t = useCopy();
  const { title, description, sections } = guides[name];
  useScreenTitle(t(title));
  return (
    <Page width="narrow">
      <Stack gap="xlarge">
        <Stack gap="small">
          <BackLink href="/page" label={t("guides.all")} />
          <PageHeader title={t(title)} description={t(description)} />
        </Stack>
        {sections.map((section) => (
          <Stack key={section.title} gap="small">
            <Heading level={2}>{t(section.title)}</Heading>
            <Paragraphs text={t(section.text)} />
            <Text>
              <Link href={section.to}>{t(section.link)}</Link>
            </Text>
          </Stack>
        ))}
      </Stack>
    </Page>
  );
}
