ALTER TABLE "scheduled_charges" ADD COLUMN "unavailable" boolean default false not null;
--> statement-breakpoint
-- Scheduled payments of earlier releases, whose accounts were entered for them alone: a return finds them by this.
UPDATE "payments" waiting
SET "method_fingerprint" = entered.fingerprint
FROM "scheduled_charges" charge
JOIN "vault_tokens" entered ON entered.processor_token = charge.processor_token
WHERE charge.account_id = waiting.account_id
  AND charge.payment_id = waiting.id
  AND waiting.state = 'SCHEDULED'
  AND waiting.method_fingerprint IS NULL;
