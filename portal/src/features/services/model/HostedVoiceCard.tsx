import { useCopy, useToggle } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Inline, Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { useSelector } from "react-redux";
import type { Account } from "../../account/model/account.api.ts";
import { CareNumber } from "../../session/model/CareNumber.tsx";
import { selectPermissions } from "../../session/model/session.selectors.ts";
import type { ShownService } from "./serviceFacts.ts";
import { ServiceIcon } from "./ServiceIcon.tsx";
import { StoppedBadge } from "./StoppedBadge.tsx";

export type HostedVoiceCardProps = {
  service: ShownService & { redirectUri?: string | null | undefined };
  /** Service status of the account; a stopped service says so. */
  status?: Account["status"]["service"] | undefined;
};

/** Number of Hosted Voice lines and the link to manage them (SERV-05); renders nothing while its toggle is off. */
export function HostedVoiceCard({ service, status }: HostedVoiceCardProps) {
  const t = useCopy();
  const on = useToggle("hostedVoice");
  const administers = useSelector(selectPermissions).includes("administerHostedVoice");
  if (!on) return null;
  const id = `service-${service.id}`;
  const count = service.lineCount ?? 0;
  return (
    <Card labelledBy={id}>
      <Stack gap="small">
        <Inline gap="medium" align="start" wrap={false}>
          <ServiceIcon service={service} />
          <Stack gap="xsmall">
            <Heading level={2} size={3} id={id}>
              {t("services.hostedVoice.headerText")}
            </Heading>
            <Text weight="strong">{t("services.hostedVoice.assignedLinesText", { count })}</Text>
            {status && <StoppedBadge serviceKey="HOSTED_VOICE" status={status} />}
          </Stack>
        </Inline>
        <Text size="small">{t("services.hostedVoice.mainText")}</Text>
        {administers && <Text size="small">{t("services.hostedVoice.adminText")}</Text>}
        {service.redirectUri ? (
          <div>
            <ButtonLink href={service.redirectUri} variant="secondary" size="compact">
              {t("services.hostedVoice.manageButtonText")}
            </ButtonLink>
          </div>
        ) : (
          <CallCustomerCare />
        )}
      </Stack>
    </Card>
  );
}

/** The text is shown at once; the telephone number follows when loaded. */
function CallCustomerCare() {
  const t = useCopy();
  return (
    <Stack gap="xsmall">
      <Text size="small">{t("services.hostedVoice.noAddress")}</Text>
      <CareNumber />
    </Stack>
  );
}
