import { useCopy, useToggle } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Inline, Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { useSelector } from "react-redux";
import { CareNumber } from "../../session/model/CareNumber.tsx";
import { selectPermissions } from "../../session/model/session.selectors.ts";
import type { ShownService } from "./serviceFacts.ts";
import { ServiceIcon } from "./ServiceIcon.tsx";
import type { AccountServiceStatus, StatedService } from "./serviceState.rules.ts";
import { ServiceStateBadge } from "./ServiceStateBadge.tsx";

export type HostedVoiceCardProps = {
  service: ShownService & StatedService & { redirectUri?: string | null | undefined };
  /** Of the account, where the screen has a newer one than the store. */
  status?: AccountServiceStatus | undefined;
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
            <Text weight="strong">
              {count === 1
                ? t("services.hostedVoice.assignedLineText")
                : t("services.hostedVoice.assignedLinesText", { count })}
            </Text>
            <ServiceStateBadge service={service} status={status} />
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
