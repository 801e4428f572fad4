CREATE FUNCTION access_changes_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a recorded change of access is never changed' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER access_changes_unchanged BEFORE UPDATE OR DELETE OR TRUNCATE ON access_changes
  FOR EACH STATEMENT EXECUTE FUNCTION access_changes_refuse_change();
