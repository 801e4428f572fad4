CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE FUNCTION content_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a release is never changed; publish another one' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER content_releases_unchanged BEFORE UPDATE OR DELETE OR TRUNCATE ON content_releases
  FOR EACH STATEMENT EXECUTE FUNCTION content_refuse_change();
--> statement-breakpoint
CREATE TRIGGER content_snapshots_unchanged BEFORE UPDATE OR DELETE OR TRUNCATE ON content_snapshots
  FOR EACH STATEMENT EXECUTE FUNCTION content_refuse_change();
--> statement-breakpoint
CREATE TRIGGER content_release_snapshots_unchanged BEFORE UPDATE OR DELETE OR TRUNCATE ON content_release_snapshots
  FOR EACH STATEMENT EXECUTE FUNCTION content_refuse_change();
--> statement-breakpoint
CREATE TRIGGER content_changes_unchanged BEFORE UPDATE OR DELETE OR TRUNCATE ON content_changes
  FOR EACH STATEMENT EXECUTE FUNCTION content_refuse_change();
--> statement-breakpoint
CREATE TRIGGER content_reviews_unchanged BEFORE UPDATE OR DELETE OR TRUNCATE ON content_reviews
  FOR EACH STATEMENT EXECUTE FUNCTION content_refuse_change();
