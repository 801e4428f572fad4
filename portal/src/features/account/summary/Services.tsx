import { useCopy } from "@portico/content-runtime/react";
import { Grid, Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading } from "@portico/design-system/text";
import { Suspense } from "react";
import { useDispatch, useSelector } from "react-redux";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { ServiceCard } from "../../services/model/ServiceCard.tsx";
import { selectServicesRead } from "../../services/model/services.selectors.ts";
import { servicesRead } from "../../services/model/services.slice.ts";
import { ServicesOnTheirWay } from "../../services/model/ServicesOnTheirWay.tsx";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import { later } from "./later.ts";

const NoServices = later((part) => part.NoServices);

const DeviceBalancesLink = later((part) => part.DeviceBalancesLink);

const ServiceStateBadge = later((part) => part.ServiceStateBadge);

/** The account's services as cards with their facts. */
export function Services() {
  const t = useCopy();
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId);
  return (
    <Stack as="section" gap="medium">
      <Inline justify="between" align="baseline">
        <Heading level={2}>{t("summary.services.title")}</Heading>
        <Link href="/services">{t("summary.services.all")}</Link>
      </Inline>
      <Suspense fallback={<ServicesOnTheirWay />}>
        <ScreenState
          read={useSelector(selectServicesRead)}
          skeleton={<ServicesOnTheirWay />}
          onRetry={() => accountId && dispatch(servicesRead.requested({ accountId }))}
          empty={{ when: (services) => services.length === 0, show: <NoServices /> }}
        >
          {(services) => (
            <Grid min="medium" gap="large">
              {services.map((service) => (
                <ServiceCard
                  key={service.id}
                  service={service}
                  level={3}
                  aside={<ServiceStateBadge service={service} />}
                >
                  <DeviceBalancesLink service={service} accountId={accountId} />
                </ServiceCard>
              ))}
            </Grid>
          )}
        </ScreenState>
      </Suspense>
    </Stack>
  );
}
