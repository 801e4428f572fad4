import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";

/** Demo data: the payments and changes of access of the other modules, as if they had been logged when they were made. */
export async function seedActivityLog(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into activity_log (account_id, at, kind, actor_id, facts)
    select account_id, at, kind, actor_id, jsonb_strip_nulls(facts) from (
      select p.account_id, p.entry_at as at,
        case when p.state = 'SCHEDULED' then 'PAYMENT_SCHEDULED' else 'PAYMENT_SUBMITTED' end as kind,
        u.id as actor_id,
        jsonb_build_object('amount', p.amount, 'date', p.payment_date, 'methodType', p.method_type,
          'lastFour', p.last_four, 'paymentId', p.id) as facts
      from payments p
      join user_accounts m on m.account_id = p.account_id
      join users u on u.id = m.user_id and u.first_name = p.entered_by
      where p.channel = 'online'
      union all
      select account_id, at, kind, actor_id,
        jsonb_build_object('subject', subject, 'roleBefore', role_before, 'roleAfter', role_after)
      from access_changes
    ) as done order by at`);
}
