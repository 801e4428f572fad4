import { useCopy } from "@portico/content-runtime/react";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { payment, waysToPay } from "@portico/rules/constants";
import { PhoneLink } from "../../../components/PhoneLink.tsx";
import { accountNumberInGroups } from "../../account/model/accountFormat.ts";
import { takesOnlyCash } from "../../account/model/accountStatus.rules.ts";
import { statementsPath } from "../model/paths.ts";
import type { PayOptionsAccount, WayOutside } from "./payOptions.rules.ts";
import { WayCard } from "./WayCard.tsx";

/** The account number in groups, on one line. */
const unbroken = (accountNumber: string) => accountNumberInGroups(accountNumber).replaceAll(" ", "\u00a0");

type CardProps = { account: PayOptionsAccount };

/** A way to pay outside the portal. */
export function WayOutsideCard({ way, account }: CardProps & { way: WayOutside }) {
  switch (way) {
    case "phone":
      return <PhoneCard account={account} />;
    case "mail":
      return <MailCard account={account} />;
    case "store":
      return <StoreCard account={account} />;
  }
}

function PhoneCard({ account: { accountNumber, paymentPlaces } }: CardProps) {
  const t = useCopy();
  return (
    <WayCard
      way="phone"
      about={t("billing.payOptions.phone.about", { number: unbroken(accountNumber) })}
      time={t("billing.payOptions.within", { hours: payment.reflectsWithinHours })}
    >
      {paymentPlaces.phone !== null && <PhoneLink phone={paymentPlaces.phone} />}
    </WayCard>
  );
}

function MailCard({ account: { id, accountNumber, paymentPlaces } }: CardProps) {
  const t = useCopy();
  return (
    <WayCard
      way="mail"
      about={t("billing.payOptions.mail.about", { number: unbroken(accountNumber) })}
      costNote={t("billing.payOptions.mail.costNote")}
      time={t("billing.payOptions.mail.time", waysToPay.mailDays)}
    >
      <Text weight="medium">{paymentPlaces.mailTo}</Text>
      <Link href={statementsPath(id)}>{t("billing.payOptions.mail.link")}</Link>
    </WayCard>
  );
}

function StoreCard({ account: { accountNumber, paymentPlaces, status } }: CardProps) {
  const t = useCopy();
  const { phone, storesUrl } = paymentPlaces;
  return (
    <WayCard
      way="store"
      about={t("billing.payOptions.store.about", {
        accepts: takesOnlyCash(status) ? "cash" : "all",
        number: unbroken(accountNumber),
      })}
      costNote={t("billing.payOptions.store.costNote")}
      time={t("billing.payOptions.within", { hours: payment.reflectsWithinHours })}
    >
      {storesUrl !== null ? (
        <Link href={storesUrl}>{t("billing.payOptions.store.link")}</Link>
      ) : (
        <Text>
          {t("billing.payOptions.store.call")} {phone !== null && <PhoneLink phone={phone} />}
        </Text>
      )}
    </WayCard>
  );
}
