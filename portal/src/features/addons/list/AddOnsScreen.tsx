import { useCopy } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { EmptyState, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { ShieldIcon } from "@portico/design-system/icons";
import { Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { canRequestActivation } from "@portico/rules/addOns";
import type { ReactNode } from "react";
import { useSelector } from "react-redux";
import { DividedList } from "../../../components/DividedList.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { CareNumber } from "../../session/model/CareNumber.tsx";
import { selectCurrentAccountId, selectPermissions } from "../../session/model/session.selectors.ts";
import { ActivationsAnnounced } from "../model/Activation.tsx";
import type { AddOns } from "../model/addOns.api.ts";
import { addOnsWorkflows } from "../model/addOns.saga.ts";
import { selectAddOns } from "../model/addOns.slice.ts";
import { useAddOns } from "../model/useAddOns.ts";
import { AddOnRow } from "./AddOnRow.tsx";

/**
 * The value-added services of an account (SERV-11, SERV-14). Whoever opens it on a phone comes to see:
 * 1. what the business has, and whether it is on;
 * 2. how to turn on what is not: one button beside it;
 * 3. where each is managed.
 */
function AddOnsOfAccount() {
  const t = useCopy();
  const accountId = useSelector(selectCurrentAccountId);
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader back={{ href: "/services", label: t("services.screen") }} title={t("addOns.screen")} />
        {accountId === null ? <NoAddOns /> : <Loaded accountId={accountId} />}
      </Stack>
    </Page>
  );
}

function Loaded({ accountId }: { accountId: string }) {
  const t = useCopy();
  const { services } = useSelector(selectAddOns);
  const load = useAddOns(accountId);
  const skeleton = (
    <SkeletonGroup label={t("addOns.loading")}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
  return (
    <ScreenState
      read={services}
      skeleton={skeleton}
      onRetry={load}
      empty={{ when: (list) => list.services.length === 0, show: <NoAddOns /> }}
    >
      {(list) => <List list={list} accountId={accountId} />}
    </ScreenState>
  );
}

function List({ list, accountId }: { list: AddOns; accountId: string }) {
  const t = useCopy();
  const sold = list.services.filter(({ internal }) => !internal);
  const included = list.services.filter(({ internal }) => internal);
  const rows = (services: AddOns["services"]) => (
    <DividedList inCard items={services} itemKey={({ serviceId }) => serviceId}>
      {(service) => <AddOnRow service={service} list={list} accountId={accountId} />}
    </DividedList>
  );
  const active = sold.filter(({ activation }) => activation === "ACTIVE");
  const others = sold.filter(({ activation }) => activation !== "ACTIVE");
  return (
    <>
      {active.length > 0 && (
        <Group id="active" title={t("addOns.active")}>
          {rows(active)}
        </Group>
      )}
      {others.length > 0 && (
        <Group id="not-active" title={t("addOns.notActive")}>
          <WhoMayActivate list={list} />
          {rows(others)}
        </Group>
      )}
      <PartnersPage list={list} />
      {included.length > 0 && (
        <Group id="included" title={t("addOns.included")}>
          <DividedList inCard items={included} itemKey={({ serviceId }) => serviceId}>
            {({ kind }) => (
              <Stack gap="xsmall">
                <Heading level={3} size={4}>
                  {t("addOns.name", { kind })}
                </Heading>
                <Text>{t("addOns.about", { kind })}</Text>
              </Stack>
            )}
          </DividedList>
        </Group>
      )}
      <ActivationsAnnounced list={list} />
    </>
  );
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card labelledBy={id}>
      <Stack gap="medium">
        <Heading level={2} size={3} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

/** For those who cannot activate a service: who can, or when. */
function WhoMayActivate({ list }: { list: AddOns }) {
  const t = useCopy();
  const manages = useSelector(selectPermissions).includes("manageUsers");
  if (list.canActivateServices || !list.services.some(canRequestActivation)) return null;
  return <Text tone="quiet">{t(manages ? "addOns.stopped" : "addOns.mayNot")}</Text>;
}

/** The other way to activate them, outside of their card: it belongs to none alone. */
function PartnersPage({ list: { canActivateServices, serviceActivationUri: uri, services } }: { list: AddOns }) {
  const t = useCopy();
  if (!canActivateServices || uri === null || !services.some(canRequestActivation)) return null;
  return (
    <Text>
      <Link href={uri} external={{ label: t("addOns.newWindow") }}>
        {t("addOns.activationLink")}
      </Link>
    </Text>
  );
}

function NoAddOns() {
  const t = useCopy();
  const mayOrder = useSelector(selectPermissions).includes("manageBilling");
  return (
    <EmptyState
      title={t("addOns.none")}
      icon={<ShieldIcon size={28} />}
      action={mayOrder && <ButtonLink href="/buy">{t("orders.buy.title")}</ButtonLink>}
    >
      {t(mayOrder ? "addOns.noneOrder" : "addOns.noneDetail")} <CareNumber />
    </EmptyState>
  );
}

/** Router entry for the screen. */
export const AddOnsScreen = withWorkflows(AddOnsOfAccount, addOnsWorkflows);
