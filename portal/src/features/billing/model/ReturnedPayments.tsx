import { useCopy } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import type { Status } from "../../account/model/standing.ts";
import { Notice } from "./Notice.tsx";
import { payOncePath, paymentPath } from "./paths.ts";

type Returned = Status["returned"][number];

export type ReturnedPaymentsProps = {
  accountId: string;
  status: Pick<Status, "returned" | "stillDue">;
  /** What the button of the first of them pays; 0 for no button. */
  pay: number;
};

/** Payments that a bank took back, each with why and what is owed now; the first one has the way to pay it. */
export function ReturnedPayments({ accountId, status: { returned, stillDue }, pay }: ReturnedPaymentsProps) {
  return (
    <Stack gap="medium">
      {returned.map((each, index) => (
        <OneReturned key={each.id} accountId={accountId} returned={each} stillDue={stillDue} pay={index === 0 ? pay : 0} />
      ))}
    </Stack>
  );
}

function OneReturned({ accountId, returned: { paymentId, kind, reason, amount, paidOn: date }, stillDue, pay }: { accountId: string; returned: Returned; stillDue: number; pay: number }) {
  const t = useCopy();
  const ways = (
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
    <Notice tone="bad" title={t("billing.returned.title", { kind, amount, date })} action={ways}>
      {[t("billing.returned.reason", { reason }), owed].join(" ")}
    </Notice>
  );
}
