CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is never changed; book another transaction' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_unchanged BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_unchanged BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE FUNCTION ledger_check_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  transaction text := to_jsonb(NEW) ->> (CASE TG_TABLE_NAME WHEN 'ledger_entries' THEN 'transaction_id' ELSE 'id' END);
  balance bigint;
BEGIN
  SELECT sum(amount) INTO balance FROM ledger_entries WHERE account_id = NEW.account_id AND transaction_id = transaction;
  IF balance IS DISTINCT FROM 0 THEN
    RAISE EXCEPTION 'ledger transaction % does not balance', transaction USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_balance();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_balanced AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_balance();
--> statement-breakpoint
CREATE FUNCTION ledger_keep_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_accounts a SET receivable = a.receivable + s.receivable, unapplied = a.unapplied + s.unapplied
  FROM (
    SELECT account_id, coalesce(sum(amount) FILTER (WHERE book = 'receivable'), 0) AS receivable, coalesce(sum(amount) FILTER (WHERE book = 'unapplied'), 0) AS unapplied
    FROM booked GROUP BY account_id
  ) s
  WHERE a.account_id = s.account_id AND (s.receivable <> 0 OR s.unapplied <> 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_sums AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS booked FOR EACH STATEMENT EXECUTE FUNCTION ledger_keep_sums();
