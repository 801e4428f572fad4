import { useCopy, useToggle } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { Divider, Grid, Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading, Text } from "@portico/design-system/text";
import type { ReactNode } from "react";
import { useSelector } from "react-redux";
import type { ServicesQuery } from "../../../api/graphql/generated/graph.ts";
import { selectCurrentAccount } from "../../account/model/account.selectors.ts";
import { selectPermissions } from "../../session/model/session.selectors.ts";
import type { Equipment, EquipmentList } from "../model/equipment.api.ts";
import { selectEquipment } from "../model/equipment.slice.ts";
import { HostedVoiceCard } from "../model/HostedVoiceCard.tsx";
import { ServiceCard } from "../model/ServiceCard.tsx";
import { serviceFacts } from "../model/serviceFacts.ts";
import { ServiceIcon } from "../model/ServiceIcon.tsx";
import { isHostedVoice, isProvisioned } from "../model/services.selectors.ts";
import { stoppedAs } from "../model/serviceState.rules.ts";
import { ServiceStateBadge } from "../model/ServiceStateBadge.tsx";
import { Devices } from "./Devices.tsx";
import { CareNumber } from "../../session/model/CareNumber.tsx";

type Service = ServicesQuery["services"][number];

type ServiceCardsProps = { services: readonly Service[]; accountId: string };

/** The services with equipment first, each with its devices; then the others; then what belongs to none of them. */
export function ServiceCards({ services, accountId }: ServiceCardsProps) {
  const t = useCopy();
  const list = useSelector(selectEquipment).list.data;
  const mayManage = useSelector(selectPermissions).includes("manageEquipment");
  const devicesOf = (key: Service["key"]) => list?.equipment.filter(({ serviceKey }) => serviceKey === key) ?? [];
  const withDevices = services.filter(({ key }) => devicesOf(key).length > 0);
  const others = services.filter((service) => !withDevices.includes(service));
  const strays = list?.equipment.filter(({ serviceKey }) => !services.some(({ key }) => key === serviceKey)) ?? [];
  return (
    <>
      {list &&
        withDevices.map((service) => (
          <WithDevices
            key={service.id}
            service={service}
            devices={devicesOf(service.key)}
            list={list}
            accountId={accountId}
          />
        ))}
      {list && strays.length > 0 && <Strays devices={strays} list={list} accountId={accountId} />}
      {list && list.equipment.length > 0 && !mayManage && <Text tone="quiet">{t("services.equipment.mayNot")}</Text>}
      <Others services={others} />
      {list?.equipment.length === 0 && <NoEquipment />}
    </>
  );
}

/** Services without devices; one alone is as wide as those with devices. */
function Others({ services }: Pick<ServiceCardsProps, "services">) {
  const cards = services.map((service) =>
    isHostedVoice(service) ? (
      <HostedVoiceCard key={service.id} service={service} />
    ) : (
      <ServiceCard key={service.id} service={service} level={2} aside={<About service={service} />}>
        <AreaLink service={service} />
      </ServiceCard>
    ),
  );
  if (cards.length < 2) return cards;
  return (
    <Grid min="medium" gap="large">
      {cards}
    </Grid>
  );
}

type Owned = { devices: readonly Equipment[]; list: EquipmentList; accountId: string };

function WithDevices({ service, devices, ...rest }: Owned & { service: Service }) {
  const t = useCopy();
  const name = t("services.name", { key: service.key });
  return (
    <DeviceCard
      id={`service-${service.id}`}
      name={name}
      icon={<ServiceIcon service={service} />}
      aside={<AreaLink service={service} />}
      devices={devices}
      {...rest}
    >
      {serviceFacts(t, service).map((fact) => (
        <Text key={fact} size="small">
          {fact}
        </Text>
      ))}
      <ServiceStateBadge service={service} />
    </DeviceCard>
  );
}

function Strays(owned: Owned) {
  const name = useCopy()("services.equipment.other");
  return (
    <DeviceCard id="other-equipment" name={name} icon={<ServiceIcon service={{ key: "INTERNET" }} />} {...owned} />
  );
}

type DeviceCardProps = Owned & { id: string; name: string; icon: ReactNode; aside?: ReactNode; children?: ReactNode };

function DeviceCard({ id, name, icon, aside, children, devices, list, accountId }: DeviceCardProps) {
  return (
    <Card labelledBy={id}>
      <Stack gap="medium">
        <Inline justify="between" align="start" gap="medium">
          <Inline gap="medium" align="start" wrap={false}>
            {icon}
            <Stack gap="xsmall">
              <Heading level={2} size={3} id={id}>
                {name}
              </Heading>
              {children}
            </Stack>
          </Inline>
          {aside}
        </Inline>
        <Divider />
        <Devices devices={devices} list={list} accountId={accountId} />
      </Stack>
    </Card>
  );
}

/** What a service is where it has no facts, its state, and what that means where it does not run. */
function About({ service }: { service: Service }) {
  const t = useCopy();
  const { key, status } = service;
  const runs = isProvisioned(status);
  return (
    <>
      {serviceFacts(t, service).length === 0 && <Text size="small">{t("services.about", { key })}</Text>}
      <ServiceStateBadge service={service} />
      {!runs && (
        <Text size="small">
          {t("services.statusDetail", { status })} {status === "Undefined" && <CareNumber />}
        </Text>
      )}
    </>
  );
}

/** The way to what belongs to a service. */
function AreaLink({ service: { key, status, redirectUri } }: { service: Service }) {
  const isOpen = isProvisioned(status);
  if (networks.includes(key)) return isOpen && redirectUri && <NetworksLink serviceKey={key} href={redirectUri} />;
  if (key === "VOICE") return <VoiceLink />;
  if (key === "SECURITY") return isOpen && <SecuritySuiteLink />;
  if (key === "VIDEO") return isOpen && <TvLink />;
  if (key === "EMAIL") return isOpen && <WebmailLink />;
  return key === "INTERNET" && <SpeedTestLink />;
}

/** Services between sites, which are managed on the business portal. */
const networks: readonly Service["key"][] = ["ETHERNET", "LAYER_3_VPN", "OPTICAL_WAVE"];

/** Hidden for standard users (SESS-12). */
function NetworksLink({ serviceKey, href }: { serviceKey: Service["key"]; href: string }) {
  const t = useCopy();
  const mayManage = useSelector(selectPermissions).includes("manageNetworks");
  const service = t("services.name", { key: serviceKey });
  return mayManage && <Link href={href}>{t("services.manageNetworks", { service })}</Link>;
}

function TvLink() {
  const t = useCopy();
  return <Link href="/tv">{t("tv.link")}</Link>;
}

function WebmailLink() {
  const t = useCopy();
  return <Link href="/webmail">{t("webmail.link")}</Link>;
}

function SecuritySuiteLink() {
  const t = useCopy();
  return useToggle("securitySuite") && <Link href="/security-suite">{t("addOns.openLink")}</Link>;
}

function VoiceLink() {
  const t = useCopy();
  return useToggle("voice") && <Link href="/services/voice">{t("voice.home.link")}</Link>;
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

function NoEquipment() {
  const t = useCopy();
  return (
    <Stack gap="xsmall">
      <Heading level={2} size={3}>
        {t("services.equipment.none")}
      </Heading>
      <Text tone="quiet">{t("services.equipment.noneDetail")}</Text>
    </Stack>
  );
}
