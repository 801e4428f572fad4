import { useCopy } from "@portico/content-runtime/react";
import { EmptyState } from "@portico/design-system/feedback";
import { MobileIcon } from "@portico/design-system/icons";
import { Columns } from "@portico/design-system/layout";
import { sumCents } from "@portico/rules/money";
import { DeviceBalancesDocument } from "../../../api/graphql/generated/graph.deviceBalances.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { BillingScreen } from "../model/BillingScreen.tsx";
import { SubScreen } from "../model/SubScreen.tsx";
import { useAccountId } from "../model/useAccountId.ts";
import { type Device, DeviceCard } from "./DeviceCard.tsx";

/** What is left to pay of each mobile device, and for how long (BILL-14). */
export function DeviceBalancesScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const { read, retry } = useGraphRead(DeviceBalancesDocument, { accountId });
  return (
    <BillingScreen read={read} retry={retry} title={t("billing.mobile.devices.title")} loadFailed={{ title: t("billing.mobile.loadFailed.title"), detail: t("billing.loadFailed.detail") }}>
      {({ billing }) => billing && <Devices accountId={accountId} devices={billing.mobileDevices} mayPay={billing.canPay} />}
    </BillingScreen>
  );
}

type DevicesProps = { accountId: string; devices: readonly Device[]; mayPay: boolean };

function Devices({ accountId, devices, mayPay }: DevicesProps) {
  const t = useCopy();
  const amount = sumCents(devices.map(({ remainingBalance }) => remainingBalance));
  return (
    <SubScreen accountId={accountId} title={t("billing.mobile.devices.title")} description={devices.length > 0 && t("billing.mobile.devices.lead", { amount })}>
      {devices.length === 0 ? (
        <EmptyState title={t("billing.mobile.devices.empty.title")} icon={<MobileIcon />}>
          {t("billing.mobile.devices.empty.detail")}
        </EmptyState>
      ) : (
        <Columns template="equal" gap="large" collapseBelow="desktop">
          {devices.map((device) => (
            <DeviceCard key={device.id} accountId={accountId} device={device} mayPay={mayPay && device.paymentMaximum > 0} />
          ))}
        </Columns>
      )}
    </SubScreen>
  );
}
