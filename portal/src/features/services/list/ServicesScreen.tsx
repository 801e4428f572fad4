import { useCopy, useToggle } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { EmptyState } from "@portico/design-system/feedback";
import { WifiIcon } from "@portico/design-system/icons";
import { Grid, Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { Suspense } from "react";
import { useSelector } from "react-redux";
import type { ServicesQuery } from "../../../api/graphql/generated/graph.ts";
import { ServicesDocument } from "../../../api/graphql/generated/graph.services.ts";
import { GraphArea } from "../../../components/GraphArea.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { selectCurrentAccount } from "../../account/model/account.selectors.ts";
import { selectCurrentAccountId, selectProfile } from "../../session/model/session.selectors.ts";
import { isHostedVoice, selectVoiceIsProvisioned } from "../model/services.selectors.ts";
import { HostedVoiceCard } from "../model/HostedVoiceCard.tsx";
import { ServiceCard } from "../model/ServiceCard.tsx";
import { ServicesOnTheirWay } from "../model/ServicesOnTheirWay.tsx";
import { StoppedBadge, stoppedAs } from "../model/StoppedBadge.tsx";

type Service = ServicesQuery["services"][number];

const tones = { Active: "success", Assigned: "success", Unassigned: "neutral", Undefined: "neutral" } as const;

/** Every service of the account, with its state (CALL-02). */
export function ServicesScreen() {
  const t = useCopy();
  const accountId = useSelector(selectCurrentAccountId);
  const voice = useSelector(selectVoiceIsProvisioned);
  const company = useSelector(selectProfile)?.accountName ?? "";
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader
          title={t(voice ? "services.screenVoice" : "services.screen")}
          description={t("services.lead", { account: company })}
        />
        {accountId === null ? (
          <NoServices />
        ) : (
          <>
            <Suspense fallback={<ServicesOnTheirWay />}>
              <GraphArea>
                <Services accountId={accountId} />
              </GraphArea>
            </Suspense>
            <Text>
              {t("appointments.fromServices")} <Link href="/service-appointments">{t("appointments.nextAll")}</Link>
            </Text>
          </>
        )}
      </Stack>
    </Page>
  );
}

function Services({ accountId }: { accountId: string }) {
  const { read, retry } = useGraphRead(ServicesDocument, { accountId });
  const status = useSelector(selectCurrentAccount)?.status.service;
  return (
    <ScreenState
      read={read}
      skeleton={<ServicesOnTheirWay />}
      onRetry={retry}
      empty={{ when: ({ services }) => services.length === 0, show: <NoServices /> }}
    >
      {({ services }) => (
        <Grid min="medium" gap="large">
          {services.map((service) =>
            isHostedVoice(service) ? (
              <HostedVoiceCard key={service.id} service={service} status={status} />
            ) : (
              <ServiceCard key={service.id} service={service} level={2} aside={<State service={service} />}>
                {service.key === "INTERNET" && <SpeedTestLink />}
              </ServiceCard>
            ),
          )}
        </Grid>
      )}
    </ScreenState>
  );
}

/** A service stopped because of the balance shows that before its own status. */
function State({ service: { key, status } }: { service: Service }) {
  const t = useCopy();
  const ofAccount = useSelector(selectCurrentAccount)?.status.service;
  if (ofAccount && stoppedAs(key, ofAccount)) return <StoppedBadge serviceKey={key} status={ofAccount} />;
  return (
    <div>
      <Badge tone={tones[status]}>{t("services.status", { status })}</Badge>
    </div>
  );
}

function SpeedTestLink() {
  const t = useCopy();
  const status = useSelector(selectCurrentAccount)?.status.service;
  const runs = !status || stoppedAs("INTERNET", status) === undefined;
  return (
    useToggle("canUseSMBSpeedTestMFE") &&
    runs && <Link href="/services/internet/speed-test">{t("services.speedTest.link")}</Link>
  );
}

function NoServices() {
  const t = useCopy();
  return (
    <EmptyState title={t("services.none")} icon={<WifiIcon size={28} />}>
      {t("services.noneDetail")}
    </EmptyState>
  );
}
