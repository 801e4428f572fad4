ALTER TABLE "activity_log" ADD COLUMN "actor_enterprise_role" text;
