import { useCopy } from "@portico/content-runtime/react";
import { Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { Paragraphs } from "../../../components/Paragraphs.tsx";

const sections = ["prices", "services", "site"] as const;

/** /disclaimers, public (BILL-10). Editors maintain its texts. */
export function DisclaimersScreen() {
  const t = useCopy();
  return (
    <Page width="narrow">
      <Stack gap="xlarge">
        <PageHeader title={t("legal.disclaimers.title")} description={t("legal.disclaimers.lead")} />
        {sections.map((section) => (
          <Stack key={section} gap="small">
            <Heading level={2}>{t(`legal.disclaimers.${section}.title`)}</Heading>
            <Paragraphs text={t(`legal.disclaimers.${section}.text`)} />
          </Stack>
        ))}
        <Text>
          <Link href="/terms-and-conditions">{t("legal.terms.link")}</Link>
        </Text>
        <Text>
          <Link href="/page">{t("guides.link")}</Link>
        </Text>
        <Text>
          <Link href="/diagnostics">{t("legal.disclaimers.diagnostics")}</Link>
        </Text>
      </Stack>
    </Page>
  );
}
