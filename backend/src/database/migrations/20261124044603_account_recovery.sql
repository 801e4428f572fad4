CREATE TABLE "recovery_codes" (
	"subject" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"salt" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries_left" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "password_reset_grants" ADD COLUMN "source" text default 'SIGN_IN'::text not null;
--> statement-breakpoint
CREATE INDEX recovery_codes_expiry ON recovery_codes USING btree (expires_at);
--> statement-breakpoint
CREATE INDEX users_address ON users USING btree (lower(email));
