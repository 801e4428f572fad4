import { useCopy, useToggle } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading, Text } from "@portico/design-system/text";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { Account } from "../../account/model/account.api.ts";
import { selectPermissions } from "../../session/model/session.selectors.ts";
import { selectSupportContacts, supportContactsRead } from "../../session/model/supportContacts.slice.ts";
import type { ShownService } from "./serviceFacts.ts";
import { ServiceIcon } from "./ServiceIcon.tsx";
import { StoppedBadge } from "./StoppedBadge.tsx";

export type HostedVoiceCardProps = {
  service: ShownService & { redirectUri?: string | null | undefined };
  /** What the account's standing does to its services; a service that is stopped says so. */
  standing?: Account["status"]["service"] | undefined;
};

/** How many lines of Hosted Voice there are, and the way to where they are managed (SERV-05); nothing while its toggle is off. */
export function HostedVoiceCard({ service, standing }: HostedVoiceCardProps) {
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
            <Text weight="strong">{t(count === 1 ? "services.hostedVoice.assignedLineText" : "services.hostedVoice.assignedLinesText", { count })}</Text>
            {standing && <StoppedBadge serviceKey="HOSTED_VOICE" status={standing} />}
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
          <WhomToAsk />
        )}
      </Stack>
    </Card>
  );
}

/** The words stand by themselves; the number follows when it comes. */
function WhomToAsk() {
  const t = useCopy();
  const dispatch = useDispatch();
  const care = useSelector(selectSupportContacts).data?.find(({ topic }) => topic === "CARE");
  useEffect(() => void dispatch(supportContactsRead.requested()), [dispatch]);
  return (
    <Stack gap="xsmall">
      <Text size="small">{t("services.hostedVoice.noAddress")}</Text>
      {care && <Link href={`tel:${care.phone}`}>{care.phoneShown}</Link>}
    </Stack>
  );
}
