ALTER TABLE "support_documents" ADD COLUMN "markup" text;
