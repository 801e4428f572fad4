CREATE TABLE "orders" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"product_code" text NOT NULL,
	"kind" text NOT NULL,
	"service" text NOT NULL,
	"size_before" integer,
	"size" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"one_time_price" bigint NOT NULL,
	"state" text NOT NULL,
	"has_visit" boolean NOT NULL,
	"placed_by" uuid NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"cancellable_until" timestamp with time zone NOT NULL,
	"effective_on" date NOT NULL,
	"due_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"bill" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "orders_cancelled" CHECK (("orders"."cancelled_at" is not null) = ("orders"."state" = 'CANCELLED')),
	CONSTRAINT "orders_due_while_open" CHECK (("orders"."due_at" is not null) = ("orders"."state" in ('PLACED', 'CONFIRMED')))
);
--> statement-breakpoint
CREATE TABLE "products" (
	"code" text PRIMARY KEY NOT NULL,
	"service" text NOT NULL,
	"size" integer NOT NULL,
	"is_more" boolean DEFAULT false NOT NULL,
	"use" text NOT NULL,
	"unit_price" bigint NOT NULL,
	"visit_price" bigint NOT NULL,
	"visit" text NOT NULL,
	"position" integer NOT NULL,
	"withdrawn_on" date
);
--> statement-breakpoint
ALTER TABLE "agreed_prices" ADD COLUMN "size" integer;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_account_id_fk" FOREIGN KEY (account_id) REFERENCES accounts(account_id);
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_placed_by_users_id_fk" FOREIGN KEY (placed_by) REFERENCES users(id);
--> statement-breakpoint
CREATE INDEX orders_account ON orders USING btree (account_id, number DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX orders_due ON orders USING btree (due_at) WHERE (due_at IS NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX orders_open ON orders USING btree (account_id) WHERE (state = ANY (ARRAY['PLACED'::text, 'CONFIRMED'::text]));
