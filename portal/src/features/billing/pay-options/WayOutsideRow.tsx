import { useCopy } from "@portico/content-runtime/react";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { payment, waysToPay } from "@portico/rules/constants";
import { PhoneLink } from "../../../components/PhoneLink.tsx";
import { accountNumberInGroups } from "../../account/model/accountFormat.ts";
import { takesOnlyCash } from "../../account/model/accountStatus.rules.ts";
import { statementsPath } from "../model/paths.ts";
import type { PayOptionsAccount, WayOutside } from "./payOptions.rules.ts";
import { useRestoresLater, WayRow } from "./WayRow.tsx";

/** The account number in groups, on one line. */
const unbroken = (accountNumber: string) => accountNumberInGroups(accountNumber).replaceAll(" ", "\u00a0");

type RowProps = { account: PayOptionsAccount };

/** A way to pay outside the portal. */
export function WayOutsideRow({ way, account }: RowProps & { way: WayOutside }) {
  switch (way) {
    case "phone":
      return <PhoneRow account={account} />;
    case "mail":
      return <MailRow account={account} />;
    case "store":
      return <StoreRow account={account} />;
  }
}

function PhoneRow({ account: { accountNumber, paymentPlaces, status } }: RowProps) {
  const t = useCopy();
  const restores = useRestoresLater(status);
  return (
    <WayRow
      way="phone"
      about={t("billing.payOptions.phone.about", { number: unbroken(accountNumber) })}
      time={t("billing.payOptions.within", { hours: payment.reflectsWithinHours })}
      restores={restores}
    >
      {paymentPlaces.phone !== null && <PhoneLink phone={paymentPlaces.phone} />}
    </WayRow>
  );
}

function MailRow({ account: { id, accountNumber, paymentPlaces, status } }: RowProps) {
  const t = useCopy();
  const restores = useRestoresLater(status);
  return (
    <WayRow
      way="mail"
      about={t("billing.payOptions.mail.about", { number: unbroken(accountNumber) })}
      costNote={t("billing.payOptions.mail.costNote")}
      time={t("billing.payOptions.mail.time", waysToPay.mailDays)}
      restores={restores}
    >
      <Text weight="medium">{paymentPlaces.mailTo}</Text>
      <Link href={statementsPath(id)}>{t("billing.payOptions.mail.link")}</Link>
    </WayRow>
  );
}

function StoreRow({ account: { accountNumber, paymentPlaces, status } }: RowProps) {
  const t = useCopy();
  const restores = useRestoresLater(status);
  const { phone, storesUrl } = paymentPlaces;
  return (
    <WayRow
      way="store"
      about={t("billing.payOptions.store.about", {
        accepts: takesOnlyCash(status) ? "cash" : "all",
        number: unbroken(accountNumber),
      })}
      costNote={t("billing.payOptions.store.costNote")}
      time={t("billing.payOptions.within", { hours: payment.reflectsWithinHours })}
      restores={restores}
    >
      {storesUrl !== null ? (
        <Link href={storesUrl}>{t("billing.payOptions.store.link")}</Link>
      ) : (
        <Text>
          {t("billing.payOptions.store.call")} {phone !== null && <PhoneLink phone={phone} />}
        </Text>
      )}
    </WayRow>
  );
}
