import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { accountName } from "../account/account.reads.ts";
import { copyFor } from "../content/delivery/content.reads.ts";
import { membersOf } from "../identity/memberships.reads.ts";
import { orderLink, orderPage } from "../messages/messages.reads.ts";
import { queueMessage } from "../messages/messages.writes.ts";
import { emailsWantedOn } from "../preferences/preferences.reads.ts";
import { orderIdOf } from "./orders.domain.ts";
import type { OrderRow } from "./orders.repository.ts";

type Notifier = Pick<Dependencies, "config" | "clock" | "securityClock">;
export type Notice = "PLACED" | "CANCELLED" | "VISIT_CANCELLED" | "ACTIVE";

/**
 * E-mails those who want to know of every order, usually the owners, and whoever ordered unless they turned it off
 * (decision 84), in the transaction of the change. Once for each order and notice.
 */
export async function notifyOfOrder(
  deps: Notifier,
  tx: Transaction,
  { accountId, number, placedBy, service, size, effectiveOn, bill }: OrderRow,
  what: Notice,
): Promise<void> {
  const wants = await emailsWantedOn(tx, accountId, "ORDERS");
  const members = (await membersOf(tx, [accountId])).filter((member) => {
    if (member.email === null || member.state !== "ACTIVE" || member.disabled) return false;
    const wanted = wants(member);
    return wanted === "ALL" || (wanted === "OWN" && member.userId === placedBy);
  });
  const orderId = orderIdOf(number);
  for (const { userId, email, site, locale: chosen } of members) {
    const locale = chosen ?? "en-US";
    const t = await copyFor({ ...deps, database: tx }, site, locale);
    const product = t("orders.product", { service, size });
    const text = [
      t("messages.order.lead", { what, product, account: await accountName(tx, accountId), date: effectiveOn }),
      ...(what === "PLACED" || what === "ACTIVE"
        ? [t("messages.order.bill", { date: bill.statementDate, after: bill.after, monthly: bill.monthlyAfter })]
        : []),
      t("messages.order.link", { order: orderId, link: orderLink(deps.config, site, accountId, orderId) }),
    ].join("\n\n");
    await queueMessage(deps, tx, {
      kind: "ORDER",
      about: `order ${orderId} ${what}`,
      address: email ?? "",
      locale,
      subject: t("messages.order.subject", { what, order: orderId }),
      text,
      notification: {
        userId,
        accountId,
        topic: "ORDERS",
        page: orderPage(accountId, orderId),
        subjectKey: "messages.order.subject",
        subjectValues: { what, order: orderId },
      },
    });
  }
}
