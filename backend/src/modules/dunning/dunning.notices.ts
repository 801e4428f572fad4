import { accountNameOf } from "@portico/rules/nickname";
import { localDateAt } from "@portico/rules/dates";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { accountFacts } from "../account/account.reads.ts";
import { copyFor, type Translate } from "../content/delivery/content.reads.ts";
import type { BillingContact } from "../identity/identity.reads.ts";
import { payLink, payPage, mailTransportOf } from "../messages/messages.reads.ts";
import { queueMessage } from "../messages/messages.writes.ts";
import { billingContacts } from "../preferences/preferences.reads.ts";
import type { FailureRow } from "./dunning.repository.ts";

/**
 * `retry`: it is retried; `final`: it is not retried, and Auto Pay is paused; `revoked`: it is not retried, because Auto
 * Pay was cancelled or has another method; `recovered`: a retry succeeded; `takenLate`: it was taken after all.
 */
export type NoticeKind = "retry" | "final" | "revoked" | "recovered" | "takenLate";

const subjectKeys = {
  retry: "messages.dunning.retry.subject",
  final: "messages.dunning.final.subject",
  revoked: "messages.dunning.final.subject",
  recovered: "messages.dunning.recovered.subject",
  takenLate: "messages.dunning.recovered.subject",
} as const satisfies Record<NoticeKind, string>;

/** Notifies the account's users of a failure, in the same transaction: each of them once per try. */
export async function notifyFailure(
  deps: Dependencies,
  tx: Transaction,
  row: FailureRow,
  notice: NoticeKind,
  askedBy: string | null,
): Promise<void> {
  if (mailTransportOf(deps.config) === null) return;
  const account = (await accountFacts(tx, row.accountId)) ?? { companyName: "", nickname: null };
  for (const contact of await billingContacts(deps, tx, row.accountId, askedBy)) {
    const t = await copyFor({ ...deps, database: tx }, contact.site, contact.locale);
    const about = `failure ${row.accountId} ${row.id} ${notice} ${row.tries}`;
    await queueMessage(deps, tx, {
      kind: "PAYMENT_FAILURE",
      about,
      address: contact.address,
      locale: contact.locale,
      notification: {
        userId: contact.userId,
        accountId: row.accountId,
        topic: "PAYMENTS",
        page: payPage(row.accountId),
        subjectKey: subjectKeys[notice],
        subjectValues: { amount: row.amount, ending: row.accountId.slice(-4) },
      },
      ...words(deps, t, row, notice, account, contact),
    });
  }
}

type AccountNames = Parameters<typeof accountNameOf>[0];

function words(
  { config, clock }: Pick<Dependencies, "config" | "clock">,
  t: Translate,
  row: FailureRow,
  notice: NoticeKind,
  names: AccountNames,
  { site }: BillingContact,
): { subject: string; text: string } {
  const { accountId, amount, nextAttemptAt } = row;
  const kind = row.kind === "AUTO_PAY" ? "autoPay" : "scheduled";
  const [name, ending] = [accountNameOf(names), accountId.slice(-4)];
  const subject = t(subjectKeys[notice], { amount, ending });
  const account = t("messages.payment.account", { name, ending });
  if (notice === "recovered" || notice === "takenLate")
    return {
      subject,
      text: [t(`messages.dunning.${notice}.lead`, { amount }), account, t("messages.dunning.noReplies")].join("\n\n"),
    };
  const last = notice === "revoked" ? "revoked" : kind;
  const why = row.code === "PROCESSOR_UNAVAILABLE" ? "outage" : last;
  const next = nextAttemptAt
    ? t("messages.dunning.retry.next", { date: localDateAt(nextAttemptAt, clock.timeZone) })
    : t(`messages.dunning.final.next.${why}`);
  const lead = t(`messages.dunning.failed.${kind}`, { amount, date: row.failedOn });
  const pay = t("messages.dunning.pay", { link: payLink(config, site, accountId) });
  return {
    subject,
    text: [
      `${lead} ${t(`billing.dunning.reason.${row.code}`)}`,
      next,
      pay,
      account,
      t("messages.dunning.noReplies"),
    ].join("\n\n"),
  };
}
