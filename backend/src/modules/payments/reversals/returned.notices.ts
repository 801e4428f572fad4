import { accountNameOf } from "@portico/rules/nickname";
import type { Dependencies } from "../../../dependencies.ts";
import type { Transaction } from "../../../database/database.ts";
import { accountFacts } from "../../account/account.reads.ts";
import { copyFor, type Translate } from "../../content/delivery/content.reads.ts";
import { mailTransportOf, payDeviceLink, payDevicePage, payLink, payPage } from "../../messages/messages.reads.ts";
import { queueMessage } from "../../messages/messages.writes.ts";
import { billingContacts } from "../../preferences/preferences.reads.ts";
import type { DeviceRow } from "../../mobile/mobile.reads.ts";
import type { PaymentRow } from "../payments.repository.ts";
import type { Reversal } from "../processor/processor.ts";

type Returned = Pick<Reversal, "id" | "reason" | "amount"> & {
  kind: "RETURN" | "CHARGEBACK";
  /** The mobile device that was paid for; undefined for the bill. */
  device: DeviceRow | undefined;
};

/**
 * Notifies the account's owners and the payer that a bank took a payment back, with the service, the reason and where
 * to pay again: once per reversal, in the transaction that books it.
 */
export async function notifyReturn(
  deps: Dependencies,
  tx: Transaction,
  payment: PaymentRow,
  returned: Returned,
): Promise<void> {
  if (mailTransportOf(deps.config) === null) return;
  const { accountId, userId, notify } = payment;
  const account = (await accountFacts(tx, accountId)) ?? { companyName: "", nickname: null };
  const page = returned.device ? payDevicePage(accountId, returned.device.id) : payPage(accountId);
  for (const { userId: reader, address, site, locale } of await billingContacts(deps, tx, accountId, userId)) {
    // Addresses that the payer named get a different message.
    if (returned.kind === "RETURN" && notify?.addresses.includes(address)) continue;
    const t = await copyFor({ ...deps, database: tx }, site, locale);
    await queueMessage(deps, tx, {
      kind: "PAYMENT_FAILURE",
      about: `returned ${accountId} ${returned.id}`,
      address,
      locale,
      notification: { userId: reader, accountId, topic: "PAYMENTS", page, ...subjectOf(payment, returned) },
      ...returnWords(t, payment, returned, {
        name: accountNameOf(account),
        link: returned.device
          ? payDeviceLink(deps.config, site, accountId, returned.device.id)
          : payLink(deps.config, site, accountId),
      }),
    });
  }
}

/** The subject for the notification center. */
function subjectOf({ accountId }: PaymentRow, { kind, amount, device }: Returned) {
  const values = { kind, amount, ending: accountId.slice(-4) };
  return device
    ? { subjectKey: "messages.returned.deviceSubject" as const, subjectValues: { ...values, name: device.name } }
    : { subjectKey: "messages.returned.subject" as const, subjectValues: values };
}

function returnWords(
  t: Translate,
  { accountId, paymentDate: date }: PaymentRow,
  { kind, reason, amount, device }: Returned,
  { name, link }: { name: string; link: string },
): { subject: string; text: string } {
  const ending = accountId.slice(-4);
  const owed = device
    ? t("billing.returned.forDevice", { amount, name: device.name })
    : t("messages.returned.due", { amount });
  const text = [
    `${t("billing.returned.title", { kind, amount, date })} ${t("billing.returned.reason", { reason })} ${owed}`,
    t("messages.dunning.pay", { link }),
    [
      ...(device ? [t("messages.returned.service", { name: device.name })] : []),
      t("messages.payment.account", { name, ending }),
    ].join("\n"),
    t("messages.dunning.noReplies"),
  ].join("\n\n");
  const subject = device
    ? t("messages.returned.deviceSubject", { kind, amount, name: device.name, ending })
    : t("messages.returned.subject", { kind, amount, ending });
  return { subject, text };
}
