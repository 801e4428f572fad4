import { useCopy } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import type { Status } from "../../../account/model/accountStatus.rules.ts";
import { payDevicePath, paymentPath } from "../laterPaths.ts";
import { payOncePath } from "../paths.ts";
import { Notice } from "../screen/Notice.tsx";

type Returned = Status["returned"][number];
type ReturnedForDevice = Status["returnedForDevices"][number];

export type ReturnedPaymentsProps = {
  accountId: string;
  status: Pick<Status, "returned" | "returnedForDevices" | "stillDue">;
  /** Cents that the first one's button pays; 0 for no button. */
  pay: number;
  /** Whether the customer may pay now: for a device too. */
  mayPay: boolean;
};

/**
 * Payments returned by a bank, each with its reason and what is owed now; the first of the bill has the button to pay
 * it.
 */
export function ReturnedPayments({ accountId, status, pay, mayPay }: ReturnedPaymentsProps) {
  const { returned, returnedForDevices, stillDue } = status;
  return (
    <Stack gap="medium">
      {returned.map((each, index) => (
        <OneReturned
          key={each.id}
          accountId={accountId}
          returned={each}
          stillDue={stillDue}
          pay={index === 0 ? pay : 0}
        />
      ))}
      {returnedForDevices.map((each) => (
        <ForDevice key={each.id} accountId={accountId} returned={each} mayPay={mayPay} />
      ))}
    </Stack>
  );
}

type ForDeviceProps = { accountId: string; returned: ReturnedForDevice; mayPay: boolean };

function ForDevice({ accountId, returned, mayPay }: ForDeviceProps) {
  const t = useCopy();
  const { paymentId, kind, reason, amount, paidOn: date, deviceId, deviceName: name } = returned;
  const actions = (
    <Inline gap="medium" wrap>
      {mayPay && <Link href={payDevicePath(accountId, deviceId)}>{t("billing.payDevice.entry", { name })}</Link>}
      <Link href={paymentPath(accountId, paymentId)}>{t("billing.dunning.details")}</Link>
    </Inline>
  );
  return (
    <Notice tone="critical" title={t("billing.returned.title", { kind, amount, date })} action={actions}>
      {[t("billing.returned.reason", { reason }), t("billing.returned.forDevice", { amount, name })].join(" ")}
    </Notice>
  );
}

function OneReturned({
  accountId,
  returned: { paymentId, kind, reason, amount, paidOn: date },
  stillDue,
  pay,
}: {
  accountId: string;
  returned: Returned;
  stillDue: number;
  pay: number;
}) {
  const t = useCopy();
  const actions = (
    <Inline gap="medium" wrap>
      {pay > 0 && (
        <ButtonLink href={payOncePath(accountId, "amount", { amount: pay })} size="compact">
          {t("summary.pay", { amount: pay })}
        </ButtonLink>
      )}
      <Link href={paymentPath(accountId, paymentId)}>{t("billing.dunning.details")}</Link>
    </Inline>
  );
  const owed = stillDue > 0 ? t("billing.returned.owed", { amount: stillDue }) : t("billing.returned.nothingOwed");
  return (
    <Notice tone="critical" title={t("billing.returned.title", { kind, amount, date })} action={actions}>
      {[t("billing.returned.reason", { reason }), owed].join(" ")}
    </Notice>
  );
}
