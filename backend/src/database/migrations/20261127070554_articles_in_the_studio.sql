ALTER TABLE "content_releases" ADD COLUMN "articles" jsonb;
--> statement-breakpoint
ALTER TABLE "content_releases" ADD COLUMN "changed_articles" jsonb default '[]'::jsonb not null;
