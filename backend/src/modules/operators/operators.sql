CREATE FUNCTION operators_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what an operator settled is never changed' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER operator_settlements_unchanged BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_settlements
  FOR EACH STATEMENT EXECUTE FUNCTION operators_refuse_change();
