import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Badge, type BadgeProps } from "@portico/design-system/badge";
import { Card } from "@portico/design-system/card";
import { CheckCircleIcon, InfoIcon } from "@portico/design-system/icons";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading, Text } from "@portico/design-system/text";
import { useSelector } from "react-redux";
import { DividedList, Dotted } from "../../../components/DividedList.tsx";
import { stateLine, stateName } from "../../../components/stateLine.css.ts";
import { selectPermissions } from "../../session/model/session.selectors.ts";
import { Activation } from "../model/Activation.tsx";
import type { AddOn, AddOns, Entitlement, Entitlements, ProtectedDevice } from "../model/addOns.api.ts";
import { riskFirst } from "../model/addOns.rules.ts";
import { Licenses } from "./Licenses.tsx";

export type ProtectionProps = {
  service: AddOn;
  services: AddOns;
  license: Entitlement;
  list: Entitlements;
  accountId: string;
};

/** Whether the devices are protected, how to protect this one, and who has a license. */
export function Protection({ service, services, license, list, accountId }: ProtectionProps) {
  if (service.activation !== "ACTIVE") return <NotActive service={service} list={services} accountId={accountId} />;
  return (
    <>
      <Summary license={license} list={list} />
      {license.devices.length > 0 && <Devices devices={license.devices} list={list} />}
      <Install license={license} list={list} />
      <Licenses license={license} list={list} accountId={accountId} />
    </>
  );
}

function NotActive({ service, list, accountId }: { service: AddOn; list: AddOns; accountId: string }) {
  const t = useCopy();
  const manages = useSelector(selectPermissions).includes("manageUsers");
  const name = t("addOns.name", { kind: service.kind });
  const { canActivateServices, serviceActivationUri: uri } = list;
  const detail = canActivateServices ? "addOns.security.notActiveDetail" : manages ? "addOns.stopped" : "addOns.mayNot";
  return (
    <Stack gap="medium">
      {service.activation === "NOT_ACTIVE" && <Sentence>{t("addOns.security.notActive", { service: name })}</Sentence>}
      {service.activation !== "REQUESTED" && <Text>{t(detail)}</Text>}
      <Activation service={service} list={list} accountId={accountId} />
      {canActivateServices && uri !== null && (
        <Text>
          <Link href={uri} external={{ label: t("addOns.newWindow") }}>
            {t("addOns.activationLink")}
          </Link>
        </Text>
      )}
    </Stack>
  );
}

/** Whether everything is protected, in one sentence; if not, what to do. */
function Summary({ license, list }: { license: Entitlement; list: Entitlements }) {
  const t = useCopy();
  const { devicesProtected, devicesAtRisk, devicesSilent, seats } = license;
  // Only a device that is alone in its state is named. Devices of others are counted, but not everybody is shown them.
  const alone = (state: ProtectedDevice["state"], count: number) =>
    count === 1 ? license.devices.find((device) => device.state === state) : undefined;
  const atRisk = alone("AT_RISK", devicesAtRisk);
  const silent = alone("SILENT", devicesSilent);
  if (devicesAtRisk > 0 || devicesSilent > 0)
    return (
      <>
        {devicesAtRisk > 0 && (
          <Alert
            tone="warning"
            toneLabel={t("shell.tone.warning")}
            title={
              atRisk
                ? t("addOns.security.oneAtRisk", { name: atRisk.name })
                : t("addOns.security.someAtRisk", { count: devicesAtRisk })
            }
          >
            {t("addOns.security.atRiskDetail", { count: devicesAtRisk })}
          </Alert>
        )}
        {devicesSilent > 0 && (
          <Alert
            tone="warning"
            toneLabel={t("shell.tone.warning")}
            title={
              silent
                ? t("addOns.security.oneSilent", { name: silent.name })
                : t("addOns.security.someSilent", { count: devicesSilent })
            }
          >
            {silent?.lastCheckedAt === null
              ? t("addOns.security.neverDetail")
              : t("addOns.security.silentDetail", { count: devicesSilent })}
          </Alert>
        )}
      </>
    );
  if (devicesProtected > 0)
    return <Sentence isGood>{t("addOns.security.allProtected", { count: devicesProtected })}</Sentence>;
  const hasSeat = seats.some(({ userId }) => userId === list.userId);
  return (
    <Stack gap="xsmall">
      <Sentence>{t("addOns.security.noDevices")}</Sentence>
      {(hasSeat || list.people.length > 0) && (
        <Text>{t(hasSeat ? "addOns.security.noDevicesOwn" : "addOns.security.noDevicesDetail")}</Text>
      )}
    </Stack>
  );
}

function Sentence({ children, isGood = false }: { children: string; isGood?: boolean }) {
  const Icon = isGood ? CheckCircleIcon : InfoIcon;
  return (
    <Text as="div" size="lead" weight="medium" tone={isGood ? "success" : "ink"}>
      <Inline gap="small" wrap={false}>
        <Icon size={24} />
        <span>{children}</span>
      </Inline>
    </Text>
  );
}

const tones: Record<ProtectedDevice["state"], BadgeProps["tone"]> = {
  PROTECTED: "success",
  AT_RISK: "warning",
  SILENT: "neutral",
};

function Devices({ devices, list }: { devices: readonly ProtectedDevice[]; list: Entitlements }) {
  const t = useCopy();
  return (
    <Card labelledBy="devices">
      <Stack gap="medium">
        <Heading level={2} size={3} id="devices">
          {t("addOns.security.devices")}
        </Heading>
        <DividedList inCard items={riskFirst(devices)} itemKey={({ id }) => id}>
          {(device) => <Device device={device} list={list} />}
        </DividedList>
      </Stack>
    </Card>
  );
}

function Device({ device, list }: { device: ProtectedDevice; list: Entitlements }) {
  const t = useCopy();
  const { locale } = useLocale();
  const { name, platform, state, lastCheckedAt, userId } = device;
  const system = t("addOns.security.platform", { platform });
  const person = list.people.find((each) => each.userId === userId)?.firstName;
  const moment = (at: string) =>
    new Intl.DateTimeFormat(locale, {
      month: "short",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZone: list.timeZone,
    }).format(new Date(at));
  return (
    <Stack gap="xsmall">
      <div className={stateLine}>
        <div className={stateName}>
          <Heading level={3} size={4}>
            {name}
          </Heading>
        </div>
        <Badge tone={tones[state]}>{t("addOns.security.state", { state })}</Badge>
      </div>
      <Text size="small">
        <Dotted facts={person === undefined ? [system] : [person, system]} />
      </Text>
      <Text size="small">
        {lastCheckedAt === null
          ? t("addOns.security.neverChecked")
          : t(state === "SILENT" ? "addOns.security.lastReport" : "addOns.security.checked", {
              when: moment(lastCheckedAt),
            })}
      </Text>
    </Stack>
  );
}

/** The links that install the app; without a license, how to get one. */
function Install({ license, list }: { license: Entitlement; list: Entitlements }) {
  const t = useCopy();
  const hasSeat = license.seats.some(({ userId }) => userId === list.userId);
  if (!hasSeat)
    return (
      <Text tone="quiet">{t(list.people.length > 0 ? "addOns.security.noOwnSeat" : "addOns.security.askForSeat")}</Text>
    );
  if (license.installLinks.length === 0) return null;
  return (
    <Card labelledBy="install">
      <Stack gap="small">
        <Heading level={2} size={3} id="install">
          {t("addOns.security.install")}
        </Heading>
        <Text>{t("addOns.security.installLead")}</Text>
        <Stack as="ul" gap="small">
          {license.installLinks.map(({ platform, uri }) => (
            <li key={platform}>
              <Link href={uri} external={{ label: t("addOns.newWindow") }}>
                {t("addOns.security.installLink", { platform: t("addOns.security.platform", { platform }) })}
              </Link>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
