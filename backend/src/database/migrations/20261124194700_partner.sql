CREATE TABLE "partners" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"footprint" text,
	"is_own" boolean NOT NULL,
	"services" text[] NOT NULL,
	"phone" text
);
--> statement-breakpoint
CREATE TABLE "partner_locations" (
	"zip" text PRIMARY KEY NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"partner_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_networks" (
	"prefix" text PRIMARY KEY NOT NULL,
	"zip" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "partner_locations" ADD CONSTRAINT "partner_locations_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_networks" ADD CONSTRAINT "partner_networks_zip_partner_locations_zip_fk" FOREIGN KEY ("zip") REFERENCES "public"."partner_locations"("zip") ON DELETE no action ON UPDATE no action;
