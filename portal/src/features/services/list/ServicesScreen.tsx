import { useCopy, useToggle } from "@portico/content-runtime/react";
import { EmptyState } from "@portico/design-system/feedback";
import { WifiIcon } from "@portico/design-system/icons";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { ToastRegion } from "@portico/design-system/toast";
import { mayOpenServices } from "@portico/rules/equipment";
import { type ReactNode, Suspense, useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { ServicesDocument } from "../../../api/graphql/generated/graph.services.ts";
import type { ServicesQuery } from "../../../api/graphql/generated/graph.ts";
import { GraphArea } from "../../../components/GraphArea.tsx";
import { isPending } from "../../../api/read.ts";
import { LinkRows } from "../../../components/LinkRows.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useAccountChange } from "../../../components/useAccountChange.ts";
import { useArrival } from "../../../components/useArrival.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { useScreenTitle } from "../../../components/useScreenTitle.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { selectCurrentAccount } from "../../account/model/account.selectors.ts";
import { selectCurrentAccountId, selectProfile } from "../../session/model/session.selectors.ts";
import { equipmentWorkflows } from "../model/equipment.saga.ts";
import { equipmentEvents, equipmentRead, selectEquipment } from "../model/equipment.slice.ts";
import { EligibilityGuard } from "../model/EligibilityGuard.tsx";
import { isProvisioned, selectServicesRead, selectVoiceIsProvisioned } from "../model/services.selectors.ts";
import { ServicesOnTheirWay } from "../model/ServicesOnTheirWay.tsx";
import { EquipmentState } from "./EquipmentState.tsx";
import { ServiceCards } from "./ServiceCards.tsx";

/**
 * Services with their equipment (CALL-02, SERV-02, SERV-03). A customer on a phone, whose internet may be down, comes to
 * see:
 * 1. whether everything works, in one sentence, and if not which box it is;
 * 2. how to fix it: the restart button on that box, and how far the restart is;
 * 3. which box is which: its nickname, its place and the number on its label.
 */
function ServicesOfAccount() {
  const t = useCopy();
  const accountId = useSelector(selectCurrentAccountId);
  const voiceIsOn = useToggle("voice");
  const voice = useSelector(selectVoiceIsProvisioned) && voiceIsOn;
  const { list } = useSelector(selectEquipment);
  const company = useSelector(selectProfile)?.accountName ?? "";
  const title = t(voice ? "services.screenVoice" : "services.screen");
  useScreenTitle(title);
  return (
    <ToastRegion label={t("services.equipment.messages")} dismissLabel={t("shell.dismiss")}>
      <Page width="wide">
        <Stack gap="large">
          <PageHeader title={title} description={t("services.lead", { account: company })} />
          {accountId === null ? (
            <NoServices />
          ) : (
            <EligibilityGuard admits={mayOpenServices} read={list}>
              <Everything accountId={accountId}>
                <ScreenLinks />
              </Everything>
            </EligibilityGuard>
          )}
        </Stack>
      </Page>
    </ToastRegion>
  );
}

/** The other screens of services, after the services themselves. */
function ScreenLinks() {
  const t = useCopy();
  const notification = useSelector(selectCurrentAccount)?.selfInstallNotification ?? null;
  const hasEquipmentToSetUp = notification !== null && notification !== "nothing-to-set-up";
  return (
    <LinkRows
      rows={[
        ...(hasEquipmentToSetUp ? [{ href: "/selfinstall", title: t("selfInstall.screen") }] : []),
        { href: "/outage-map", title: t("outages.fromServices") },
        {
          href: "/service-appointments",
          title: t("appointments.nextAll"),
          description: t("appointments.fromServices"),
        },
        {
          href: "/services/add-ons",
          title: t("addOns.fromServicesLink"),
          description: t("addOns.fromServices"),
        },
        { href: "/upgrade", title: t("orders.upgrade.title") },
        { href: "/buy", title: t("orders.buy.title") },
      ]}
    />
  );
}

type EverythingProps = { accountId: string; /** Drawn below the services once they are known. */ children: ReactNode };

function Everything({ accountId, children }: EverythingProps) {
  const dispatch = useDispatch();
  const { list } = useSelector(selectEquipment);
  const load = () => dispatch(equipmentRead.requested({ accountId }));
  useArrival(load);
  useEffect(() => {
    dispatch(equipmentEvents.entered(accountId));
    return () => void dispatch(equipmentEvents.left());
  }, [dispatch, accountId]);
  const isHeld = isPending(list);
  return (
    <>
      <EquipmentState read={list} onRetry={load} />
      <Suspense fallback={!isHeld && <ServicesOnTheirWay />}>
        <GraphArea>
          <Services accountId={accountId} isHeld={isHeld}>
            {children}
          </Services>
        </GraphArea>
      </Suspense>
    </>
  );
}

/** For an account with a service that can be checked, also when its details cannot be read. */
function TroubleshootLink({ services: known }: Partial<Pick<ServicesQuery, "services">>) {
  const t = useCopy();
  const listed = useSelector(selectServicesRead).data;
  const services = known ?? listed ?? [];
  const canCheck = services.some(({ key, status }) => checkable.includes(key) && isProvisioned(status));
  return canCheck && <LinkRows rows={[{ href: "/services/troubleshoot", title: t("services.troubleshoot.link") }]} />;
}

const checkable: readonly string[] = ["INTERNET", "VIDEO", "VOICE"];

type ServicesProps = EverythingProps & {
  /** Read, and drawn later: what stands above is still loading. */ isHeld: boolean;
};

function Services({ accountId, children, isHeld }: ServicesProps) {
  const { read, retry } = useGraphRead(ServicesDocument, { accountId });
  useAccountChange("SERVICES", retry);
  useAccountChange("EQUIPMENT", retry);
  if (isHeld) return null;
  return (
    <>
      {!isPending(read) && <TroubleshootLink services={read.data?.services} />}
      <ScreenState
        read={read}
        skeleton={<ServicesOnTheirWay />}
        onRetry={retry}
        empty={{ when: ({ services }) => services.length === 0, show: <NoServices /> }}
      >
        {({ services }) => <ServiceCards services={services} accountId={accountId} />}
      </ScreenState>
      {!isPending(read) && children}
    </>
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

/** Router entry for the screen. */
export const ServicesScreen = withWorkflows(ServicesOfAccount, equipmentWorkflows);
