-- compatible: the version before books as ever, and the trigger keeps the sums for it; it reads nothing of them
LOCK TABLE ledger_entries IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "receivable" bigint default 0 not null;
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "unapplied" bigint default 0 not null;
--> statement-breakpoint
CREATE INDEX ledger_transactions_charges ON ledger_transactions USING btree (account_id, due_date DESC NULLS LAST, id DESC NULLS LAST) WHERE (kind = 'charge'::text);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_keep_sums()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE ledger_accounts a SET receivable = a.receivable + s.receivable, unapplied = a.unapplied + s.unapplied
  FROM (
    SELECT account_id, coalesce(sum(amount) FILTER (WHERE book = 'receivable'), 0) AS receivable, coalesce(sum(amount) FILTER (WHERE book = 'unapplied'), 0) AS unapplied
    FROM booked GROUP BY account_id
  ) s
  WHERE a.account_id = s.account_id AND (s.receivable <> 0 OR s.unapplied <> 0);
  RETURN NULL;
END $function$
--> statement-breakpoint
CREATE TRIGGER ledger_entries_sums AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS booked FOR EACH STATEMENT EXECUTE FUNCTION ledger_keep_sums();
--> statement-breakpoint
UPDATE ledger_accounts a SET receivable = s.receivable, unapplied = s.unapplied
FROM (
  SELECT account_id, coalesce(sum(amount) FILTER (WHERE book = 'receivable'), 0) AS receivable, coalesce(sum(amount) FILTER (WHERE book = 'unapplied'), 0) AS unapplied
  FROM ledger_entries GROUP BY account_id
) s
WHERE a.account_id = s.account_id;
