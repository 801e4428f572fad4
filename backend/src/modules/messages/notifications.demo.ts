import { addDays, instantAt } from "@portico/rules/dates";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";

/**
 * Demo data: what the owners of an account would have been told in the last 60 days about its orders and payments. What
 * happened in the last three days is unread. Orders are numbered as `orderIdOf` does.
 */
export async function seedNotifications(tx: Transaction, { clock }: DemoContext): Promise<void> {
  const daysAgo = (days: number) => instantAt(addDays(clock.today(), -days), 0, 0, clock.timeZone).toISOString();
  await tx.execute(sql`
    insert into notifications
      (user_id, account_id, about, topic, subject_key, subject_values, page, created_at, read_at)
    select m.user_id, told.account_id, told.about, told.topic, told.key, told.subject_values, told.page, told.at,
      case when told.at < ${daysAgo(3)}::timestamptz then told.at end
    from (
      select account_id, 'order SO-' || number || ' ' || what as about, 'ORDERS' as topic,
        'messages.order.subject' as key,
        jsonb_build_object('what', what, 'order', 'SO-' || place) as subject_values,
        '/orders/so-' || place as page, coalesce(cancelled_at, placed_at) as at
      from (select *, 600000 + number as place, case state when 'CANCELLED' then 'CANCELLED' else 'PLACED' end as what from orders) as known
      union all
      select account_id, 'payment ' || account_id || ' ' || id || ' ' || state, 'PAYMENTS',
        'messages.payment.' || case state when 'SUBMITTED' then 'charged' else 'failed' end || '.subject',
        jsonb_build_object('amount', amount, 'ending', right(account_id, 4)),
        '/billing/payments/' || id || '?account=' || account_id, entry_at
      from payments p where state in ('SUBMITTED', 'FAILED') and not exists (
        -- A message about the failure says it already, and when it is tried again.
        select from payment_failures f where f.account_id = p.account_id and f.payment_id = p.id
          and f.state in ('WAITING', 'FINAL'))
      union all
      select account_id, 'failure ' || account_id || ' ' || id, 'PAYMENTS',
        'messages.dunning.' || case state when 'WAITING' then 'retry' else 'final' end || '.subject',
        jsonb_build_object('amount', amount, 'ending', right(account_id, 4)),
        '/billing/pay-bill?open=otp&account=' || account_id,
        first_failed_at + (failed_on - first_failed_on) * interval '1 day'
      from payment_failures where state in ('WAITING', 'FINAL')
    ) as told
    join user_accounts m on m.account_id = told.account_id and m.role = 'PRIMARY' and m.state = 'ACTIVE'
    where told.at > ${daysAgo(60)}::timestamptz
    order by told.at`);
}
