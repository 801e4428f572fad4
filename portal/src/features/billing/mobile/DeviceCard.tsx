import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import type { DeviceBalancesQuery } from "../../../api/graphql/generated/graph.ts";
import { payDevicePath } from "../model/paths.ts";

export type Device = NonNullable<DeviceBalancesQuery["billing"]>["mobileDevices"][number];

/** One device: what is left, in how many installments; a device that is paid off says so. */
export function DeviceCard({ accountId, device, mayPay }: { accountId: string; device: Device; mayPay: boolean }) {
  const t = useCopy();
  const { id, name, remainingBalance, monthlyInstallment, installmentsRemaining } = device;
  const paidOff = remainingBalance === 0;
  const titleId = `device-${id}`;
  return (
    <Card labelledBy={titleId}>
      <Stack>
        <CardTitle level={2} id={titleId} aside={paidOff && <Badge tone="good">{t("billing.mobile.devices.paidOff")}</Badge>}>
          {name}
        </CardTitle>
        {paidOff ? (
          <Text>{t("billing.mobile.devices.paidOffDetail")}</Text>
        ) : (
          <>
            <DescriptionList
              items={[
              { id: "remaining", term: t("billing.mobile.devices.remaining"), detail: <Money cents={remainingBalance} /> },
              { id: "monthly", term: t("billing.mobile.devices.monthly"), detail: <Money cents={monthlyInstallment} /> },
              { id: "installments", term: t("billing.mobile.devices.installments"), detail: String(installmentsRemaining) },
            ]}
          />
          {mayPay && <Link href={payDevicePath(accountId, id)}>{t("billing.payDevice.entry", { name })}</Link>}
          </>
        )}
      </Stack>
    </Card>
  );
}
