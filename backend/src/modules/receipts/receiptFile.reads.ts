import { join } from "node:path";
import type { Payment } from "@portico/openapi/graph.resolvers";
import { localDateAt } from "@portico/rules/dates";
import { accountNameOf } from "@portico/rules/nickname";
import { paymentStates } from "@portico/rules/paymentState";
import type { Dependencies } from "../../dependencies.ts";
import type { Locale, Site } from "../../lib/principal.ts";
import { inWorker } from "../../lib/workerPool.ts";
import { accountFacts } from "../account/account.reads.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { acceptedWording } from "../content/releases/acceptedWording.reads.ts";
import { copyFor } from "../content/delivery/content.reads.ts";
import { deviceOfPayment } from "../mobile/mobile.reads.ts";
import { agreementOfPayment, paymentOf } from "../payments/payments.reads.ts";
import { receiptText, type AgreedSubject } from "./receipts.text.ts";
import type { receiptPdf } from "./receipts.pdf.ts";

type Wanted = Pick<Dependencies, "config" | "database" | "clock">;

/** Rendering takes tens of milliseconds, so it runs in a worker thread and does not block requests. */
export const drawnReceipt = inWorker<typeof receiptPdf>(join(import.meta.dirname, "receipts.pdf.ts"), "receiptPdf");

/** A payment with a receipt, which is one that took money. Undefined for others, and for other accounts'. */
export async function receiptedPayment(
  { database }: Pick<Dependencies, "database">,
  accountId: string,
  paymentId: string,
): Promise<Payment | undefined> {
  const payment = await paymentOf(database, accountId, paymentId);
  return payment && paymentStates[payment.state].hasReceipt ? payment : undefined;
}

/** A receipt as a file, with its file name; undefined where there is none. */
export async function receiptFile(
  asked: Wanted,
  { site, locale }: { site: Site; locale: Locale },
  accountId: string,
  paymentId: string,
): Promise<{ name: string; pdf: Buffer } | undefined> {
  const deps = await onAccountTime(asked, asked.database, accountId);
  const payment = await receiptedPayment(deps, accountId, paymentId);
  const account = await accountFacts(deps.database, accountId);
  if (!payment || !account) return undefined;
  const t = await copyFor(deps, site, locale);
  const device = await deviceOfPayment(deps.database, accountId, paymentId);
  const subject = {
    payment,
    accountName: accountNameOf(account),
    site,
    deviceName: device?.name,
    agreed: await agreedWith(deps, payment),
  };
  return {
    name: `${t("receipt.fileName")}-${payment.confirmationNumber}.pdf`,
    pdf: await drawnReceipt(receiptText(t, subject), locale, deps.clock.now()),
  };
}

/** The terms accepted with a payment; undefined when none were required. */
async function agreedWith({ database, clock }: Wanted, { accountId, id }: Payment): Promise<AgreedSubject | undefined> {
  const agreement = await agreementOfPayment(database, accountId, id);
  return (
    agreement && {
      locale: agreement.locale,
      acceptedOn: localDateAt(agreement.acceptedAt, clock.timeZone),
      text: await acceptedWording(database, agreement),
    }
  );
}
