ALTER TABLE "activity_log" ADD COLUMN "actor_type" text;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "enterprise_role" text default 'NONE'::text not null;
