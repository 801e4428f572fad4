import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { EmptyState } from "@portico/design-system/feedback";
import { WifiIcon } from "@portico/design-system/icons";
import { Grid, PageWidth, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { useDispatch, useSelector } from "react-redux";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { selectCurrentAccountId, selectProfile } from "../../session/model/session.selectors.ts";
import { ServiceCard } from "../model/ServiceCard.tsx";
import type { Service } from "../model/services.api.ts";
import { selectServicesRead, selectVoiceIsProvisioned } from "../model/services.selectors.ts";
import { servicesRead } from "../model/services.slice.ts";
import { ServicesOnTheirWay } from "../model/ServicesOnTheirWay.tsx";

const tones = { Active: "good", Assigned: "good", Unassigned: "neutral", Undefined: "neutral" } as const;

/** Everything that the account has, with its state. */
export function ServicesScreen() {
  const t = useCopy();
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId);
  const voice = useSelector(selectVoiceIsProvisioned);
  const company = useSelector(selectProfile)?.accountName ?? "";
  const read = () => accountId && dispatch(servicesRead.requested({ accountId }));
  useArrival(read);
  return (
    <PageWidth width="wide">
      <Stack gap="large">
        <PageHeader title={t(voice ? "services.screenVoice" : "services.screen")} description={t("services.lead", { account: company })} />
        <ScreenState
          read={useSelector(selectServicesRead)}
          skeleton={<ServicesOnTheirWay />}
          onRetry={read}
          empty={{ when: (services) => services.length === 0, show: <NoServices /> }}
        >
          {(services) => (
            <Grid min="medium" gap="large">
              {services.map((service) => (
                <ServiceCard key={service.id} service={service} level={2} aside={<State service={service} />} />
              ))}
            </Grid>
          )}
        </ScreenState>
      </Stack>
    </PageWidth>
  );
}

function State({ service: { status } }: { service: Service }) {
  return (
    <div>
      <Badge tone={tones[status]}>{useCopy()("services.status", { status })}</Badge>
    </div>
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
