ALTER TABLE "content_releases" ADD COLUMN "changed_forms" jsonb default '[]'::jsonb not null;
--> statement-breakpoint
ALTER TABLE "content_releases" ADD COLUMN "forms" jsonb default '{}'::jsonb not null;
--> statement-breakpoint
ALTER TABLE "support_cases" ADD COLUMN "form" text;
--> statement-breakpoint
ALTER TABLE "support_cases" ADD COLUMN "form_release" integer;
--> statement-breakpoint
ALTER TABLE "support_cases" ADD COLUMN "title" text;
--> statement-breakpoint
ALTER TABLE "support_messages" ADD COLUMN "answers" jsonb default '[]'::jsonb not null;
