import { useCopy } from "@portico/content-runtime/react";
import { ActionCard } from "@portico/design-system/card";
import { Columns, Grid, Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { sections } from "../../components/sections.tsx";
import { useEditor } from "../../session/sessionContext.ts";
import { Health } from "./Health.tsx";
import { Lately, Scheduled } from "./Lately.tsx";
import { Waiting } from "./Waiting.tsx";

/** The first screen: what waits for this editor, what happened lately, every section with what it is for, and what this editor may do. On phones it is the whole menu. */
export function HomeScreen() {
  const t = useCopy();
  return (
    <Page width="wide">
      <Stack gap="xlarge">
        <PageHeader title={t("studio.home.greeting", { name: useEditor()?.firstName ?? "" })} description={t("studio.home.lead")} />
        <Waiting />
        <Columns template="equal" gap="large">
          <Lately />
          <Stack gap="large">
            <Scheduled />
            <Health />
          </Stack>
        </Columns>
        <Stack gap="medium">
          <Heading level={2}>{t("studio.home.sections")}</Heading>
          <Grid min="large" as="ul">
            {sections.filter(({ id }) => id !== "home").map(({ id, href, label, detail, icon }) => (
              <li key={id}>
                <ActionCard title={t(label)} description={t(detail)} icon={icon} href={href} />
              </li>
            ))}
          </Grid>
        </Stack>
        <Roles />
      </Stack>
    </Page>
  );
}

function Roles() {
  const t = useCopy();
  const roles = [...new Set(useEditor()?.grants.map(({ role }) => role))];
  return (
    <Stack gap="small">
      <Heading level={2}>{t("studio.home.roles")}</Heading>
      <Stack as="ul" gap="xsmall">
        {roles.map((role) => (
          <li key={role}>
            <Text>{t(`studio.home.role.${role}`)}</Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
