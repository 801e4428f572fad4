import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { EmptyState } from "@portico/design-system/feedback";
import { MobileIcon } from "@portico/design-system/icons";
import { Columns, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { sumCents } from "@portico/rules/money";
import { DeviceBalancesDocument } from "../../../api/graphql/generated/graph.deviceBalances.ts";
import type { DeviceBalancesQuery } from "../../../api/graphql/generated/graph.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { payDevicePath } from "../model/laterPaths.ts";
import { BillingScreen, SubScreen, useAccountId } from "../model/screen/BillingScreen.tsx";

/** Remaining balance and installments of each mobile device (BILL-14). */
export function DeviceBalancesScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const { read, retry } = useGraphRead(DeviceBalancesDocument, { accountId });
  return (
    <BillingScreen
      read={read}
      retry={retry}
      title={t("billing.mobile.devices.title")}
      loadFailed={{ title: t("billing.mobile.loadFailed.title"), detail: t("billing.loadFailed.detail") }}
    >
      {({ billing }) =>
        billing && (
          <Devices
            accountId={accountId}
            devices={billing.mobileDevices}
            mayPay={billing.canPay && !billing.lockingPayment}
          />
        )
      }
    </BillingScreen>
  );
}

type DevicesProps = { accountId: string; devices: readonly Device[]; mayPay: boolean };

function Devices({ accountId, devices, mayPay }: DevicesProps) {
  const t = useCopy();
  const amount = sumCents(devices.map(({ remainingBalance }) => remainingBalance));
  // What is left to pay comes first; a device that is paid off is one line.
  const unpaid = devices.filter(({ remainingBalance }) => remainingBalance > 0);
  const card = (device: Device) => (
    <DeviceCard key={device.id} accountId={accountId} device={device} mayPay={mayPay && device.paymentMaximum > 0} />
  );
  return (
    <SubScreen accountId={accountId} title={t("billing.mobile.devices.title")}>
      {amount > 0 && (
        <div>
          <Text>{t("billing.home.devices.total")}</Text>
          <Money cents={amount} size="large" />
        </div>
      )}
      {devices.length === 0 ? (
        <EmptyState title={t("billing.mobile.devices.empty.title")} icon={<MobileIcon />}>
          {t("billing.mobile.devices.empty.detail")}
        </EmptyState>
      ) : (
        <>
          {unpaid.length > 0 && (
            <Columns template="equal" gap="large" collapseBelow="desktop">
              {unpaid.map(card)}
            </Columns>
          )}
          {devices.filter((device) => !unpaid.includes(device)).map(card)}
        </>
      )}
    </SubScreen>
  );
}

type Device = NonNullable<DeviceBalancesQuery["billing"]>["mobileDevices"][number];

/** One device: remaining balance and installments; a device that is paid off says so. */
function DeviceCard({ accountId, device, mayPay }: { accountId: string; device: Device; mayPay: boolean }) {
  const t = useCopy();
  const { id, name, remainingBalance, monthlyInstallment, installmentsRemaining } = device;
  const paidOff = remainingBalance === 0;
  const titleId = `device-${id}`;
  return (
    <Card labelledBy={titleId}>
      <Stack>
        <CardTitle
          level={2}
          id={titleId}
          aside={paidOff && <Badge tone="success">{t("billing.mobile.devices.paidOff")}</Badge>}
        >
          {name}
        </CardTitle>
        {!paidOff && (
          <>
            <DescriptionList
              items={[
                {
                  id: "remaining",
                  term: t("billing.mobile.devices.remaining"),
                  detail: <Money cents={remainingBalance} />,
                },
                {
                  id: "monthly",
                  term: t("billing.mobile.devices.monthly"),
                  detail: <Money cents={monthlyInstallment} />,
                },
                {
                  id: "installments",
                  term: t("billing.mobile.devices.installments"),
                  detail: String(installmentsRemaining),
                },
              ]}
            />
            {mayPay && <Link href={payDevicePath(accountId, id)}>{t("billing.payDevice.entry", { name })}</Link>}
          </>
        )}
      </Stack>
    </Card>
  );
}
