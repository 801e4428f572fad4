import { useCopy } from "@portico/content-runtime/react";
import { DescriptionList } from "@portico/design-system/description-list";
import { Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { sumCents } from "@portico/rules/money";
import { MobileDeviceBalancesDocument } from "../../../api/graphql/generated/graph.billingHome.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { deviceBalancesPath } from "../model/paths.ts";
import { HomeCard } from "../model/HomeCard.tsx";
import { TwoLines } from "../model/TwoLines.tsx";

/** What is left to pay of mobile devices, one by one and together. */
export function DevicesCard({ accountId }: { accountId: string }) {
  const t = useCopy();
  const read = useGraphRead(MobileDeviceBalancesDocument, { accountId });
  return (
    <HomeCard name="devices" title={t("billing.home.devices.title")} more={{ href: deviceBalancesPath(accountId), label: t("billing.mobile.devices.link") }} failed={t("billing.mobile.loadFailed.title")} {...read}>
      {({ mobileDevices }) => {
        if (mobileDevices.length === 0) return <Text tone="quiet">{t("billing.home.devices.empty")}</Text>;
        const total = sumCents(mobileDevices.map((device) => device.remainingBalance));
        const devices = mobileDevices.map(({ id, name, remainingBalance, monthlyInstallment, installmentsRemaining }) => ({
          id,
          term: <TwoLines name={name} note={t("billing.home.devices.plan", { amount: monthlyInstallment, count: installmentsRemaining })} />,
          detail: <Money cents={remainingBalance} />,
        }));
        return <DescriptionList items={[...devices, { id: "total", term: t("billing.home.devices.total"), detail: <Money cents={total} /> }]} />;
      }}
    </HomeCard>
  );
}
