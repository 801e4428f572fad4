CREATE TABLE "tv_channels" (
	"number" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"hd" boolean NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "tv_channels_rank_unique" UNIQUE("rank")
);
--> statement-breakpoint
CREATE TABLE "tv_outlets" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"room" text NOT NULL,
	"equipment_id" text,
	"channel_number" integer
);
--> statement-breakpoint
ALTER TABLE "tv_outlets" ADD CONSTRAINT "tv_outlets_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tv_outlets" ADD CONSTRAINT "tv_outlets_equipment_id_equipment_id_fk" FOREIGN KEY ("equipment_id") REFERENCES "public"."equipment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tv_outlets" ADD CONSTRAINT "tv_outlets_channel_number_tv_channels_number_fk" FOREIGN KEY ("channel_number") REFERENCES "public"."tv_channels"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tv_outlets_account" ON "tv_outlets" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tv_outlets_equipment" ON "tv_outlets" USING btree ("equipment_id");
