import { useCopy, useToggle } from "@portico/content-runtime/react";
import { Grid, Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading } from "@portico/design-system/text";
import { Suspense } from "react";
import { useDispatch, useSelector } from "react-redux";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { deviceBalancesPath } from "../../billing/model/paths.ts";
import { ServiceCard } from "../../services/model/ServiceCard.tsx";
import type { Service } from "../../services/model/services.api.ts";
import { selectServicesRead } from "../../services/model/services.selectors.ts";
import { servicesRead } from "../../services/model/services.slice.ts";
import { ServicesOnTheirWay } from "../../services/model/ServicesOnTheirWay.tsx";
import { selectCurrentAccountId, selectPermissions } from "../../session/model/session.selectors.ts";
import { later } from "./later.ts";

const NoServices = later((part) => part.NoServices);

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
                  <MoreOf service={service} accountId={accountId} />
                </ServiceCard>
              ))}
            </Grid>
          )}
        </ScreenState>
      </Suspense>
    </Stack>
  );
}

/** Device balances are in billing. */
function MoreOf({ service, accountId }: { service: Service; accountId: string | null }) {
  const t = useCopy();
  const billing = useToggle("billing");
  const mayView = useSelector(selectPermissions).includes("viewBilling");
  if (accountId === null || !billing || !mayView || service.remainingDeviceBalance === undefined) return null;
  return (
    <div>
      <Link href={deviceBalancesPath(accountId)}>{t("services.deviceLink")}</Link>
    </div>
  );
}
