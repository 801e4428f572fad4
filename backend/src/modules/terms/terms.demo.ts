import { addDays, instantAt } from "@portico/rules/dates";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { acceptedOfBuild, wordingOfBuild } from "../content/releases/acceptedWording.reads.ts";

/**
 * Demo data: what owners accepted when they paid online and when they turned paperless billing on. Nobody does either
 * without accepting its terms, in the language of their profile.
 */
export async function seedTerms(tx: Transaction, { clock, people, scenarios }: DemoContext): Promise<void> {
  const paperless = new Set(
    scenarios.filter(({ account }) => account?.paperlessEnrolled).map(({ accountId }) => accountId),
  );
  const [english, spanish] = [wordingOfBuild("payment", "en-US"), wordingOfBuild("payment", "es-US")];
  await tx.execute(sql`
    with paid as (
      update payments p set user_id = u.id
      from users u join user_accounts m on m.user_id = u.id and m.role = 'PRIMARY'
      where m.account_id = p.account_id and u.first_name = p.entered_by
        and p.channel = 'online' and p.state = 'SUBMITTED' and p.user_id is null
      returning p.account_id, p.id, p.entry_at, u.locale
    )
    insert into payment_terms (account_id, payment_id, release, locale, key, text_hash, accepted_at)
    select account_id, id, ${english.release}, coalesce(locale, ${english.locale}), ${english.key},
      case locale when ${spanish.locale} then ${spanish.textHash} else ${english.textHash} end, entry_at
    from paid`);
  const at = instantAt(addDays(clock.today(), -400), 9, 5, clock.timeZone);
  for (const { accountId, role, userId, locale } of people) {
    if (role !== "PRIMARY" || !accountId || !paperless.has(accountId)) continue;
    const terms = JSON.stringify(acceptedOfBuild("paperless", userId, at, locale));
    await tx.execute(sql`
      insert into paperless_changes (account_id, enrolled, user_id, changed_at, terms)
      values (${accountId}, true, ${userId}, ${at.toISOString()}, ${terms}::jsonb)`);
  }
}
