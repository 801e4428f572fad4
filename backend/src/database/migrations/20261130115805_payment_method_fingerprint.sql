ALTER TABLE "payments" ADD COLUMN "method_fingerprint" text;
