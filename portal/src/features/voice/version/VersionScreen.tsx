import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { CheckIcon, CloseIcon } from "@portico/design-system/icons";
import { Grid, Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { hasFeature, voiceFeatures } from "@portico/rules/voicePlatform";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import type { CallLine, CallSettings } from "../model/callSettings.api.ts";
import { callSettingsWorkflows } from "../model/callSettings.saga.ts";
import { CallSettingsPage } from "../model/CallSettingsPage.tsx";
import { useCallCopy } from "../model/callCopy.ts";

/**
 * Which voice platform each line has (SERV-04). A customer on a phone, in a hurry, comes to see:
 * 1. whether their line has the newer telephone service;
 * 2. what can be set for it here, and what cannot;
 * 3. where the rest is managed.
 */
function VersionScreen() {
  const t = useCopy();
  return (
    <CallSettingsPage title={t("voice.version.screen")} description={t("voice.version.lead")} width="wide">
      {(data) => (
        <Grid min="medium" gap="large">
          {kinds.map(([platform, kind]) => (
            <Version key={`${platform} ${kind}`} platform={platform} kind={kind} data={data} />
          ))}
        </Grid>
      )}
    </CallSettingsPage>
  );
}

const kinds = [
  ["META_SWITCH", "PHONE"],
  ["META_SWITCH", "FAX"],
  ["HOSTED", "PHONE"],
  ["HOSTED", "FAX"],
] as const;

type VersionProps = Pick<CallLine, "platform" | "kind"> & { data: CallSettings };

/** The lines of one version, with what can be set for them. */
function Version({ platform, kind, data }: VersionProps) {
  const t = useCopy();
  const { exact } = useCallCopy(data);
  const lines = data.lines.filter((line) => line.platform === platform && line.kind === kind);
  if (lines.length === 0) return null;
  const id = `version-${platform}-${kind}`;
  return (
    <Card labelledBy={id}>
      <Stack gap="medium">
        <Stack gap="xsmall">
          <CardTitle level={2} id={id}>
            {t("voice.version.name", { platform, kind })}
          </CardTitle>
          {lines.map((line) => (
            <Text key={line.telephoneNumber} size="small">
              {exact(line)}
            </Text>
          ))}
        </Stack>
        {platform === "HOSTED" ? (
          <Text>
            {t("voice.version.hosted")} <Link href="/services">{t("voice.settings.toHosted")}</Link>
          </Text>
        ) : (
          <Stack as="ul" gap="small">
            {voiceFeatures.map((feature) => (
              <Feature key={feature} has={hasFeature({ platform, kind }, feature)}>
                {t("voice.version.feature", { feature })}
              </Feature>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function Feature({ has, children }: { has: boolean; children: string }) {
  const t = useCopy();
  const Icon = has ? CheckIcon : CloseIcon;
  return (
    <li>
      <Inline gap="small" wrap={false} align="start">
        <Icon size={20} />
        <Text tone={has ? "ink" : "quiet"}>{has ? children : t("voice.version.without", { feature: children })}</Text>
      </Inline>
    </li>
  );
}

/** Router entry for the screen. */
export const versionScreen = withWorkflows(VersionScreen, callSettingsWorkflows);
