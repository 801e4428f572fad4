import { useCopy } from "@portico/content-runtime/react";
import { Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { Paragraphs } from "../../../components/Paragraphs.tsx";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { disclaimerNames } from "../model/documents.ts";
import { legalWorkflows } from "../model/documents.workflow.ts";
import { InForce, InForceFailure } from "../model/InForce.tsx";

/** /disclaimers, public (BILL-10). Editors maintain its texts, which are copy: they are read whatever else fails. */
function Disclaimers() {
  const t = useCopy();
  return (
    <Page width="narrow">
      <Stack gap="xlarge">
        <PageHeader title={t("legal.disclaimers.title")} description={t("legal.disclaimers.lead")} />
        <InForceFailure />
        {disclaimerNames.map((section) => (
          <Stack key={section} gap="small">
            <Heading level={2}>{t(`legal.disclaimers.${section}.title`)}</Heading>
            <Paragraphs text={t(`legal.disclaimers.${section}.text`)} />
            <InForce document={section} />
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

/** Router entry for the screen. */
export const disclaimersScreen = withWorkflows(Disclaimers, legalWorkflows);
