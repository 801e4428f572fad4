-- compatible: older code writes neither column, and what they are by default keeps both rules.
ALTER TABLE "call_records" ADD COLUMN "forwarded_to" text;
--> statement-breakpoint
ALTER TABLE "call_records" ADD COLUMN "name" text;
--> statement-breakpoint
ALTER TABLE "call_records" ADD COLUMN "treatment" text default 'NONE'::text not null;
--> statement-breakpoint
ALTER TABLE "call_records" ADD CONSTRAINT "call_records_blocked" CHECK (((treatment <> 'BLOCKED'::text) OR (seconds = 0)));
--> statement-breakpoint
ALTER TABLE "call_records" ADD CONSTRAINT "call_records_forwarded" CHECK (((treatment = 'FORWARDED'::text) = (forwarded_to IS NOT NULL)));
