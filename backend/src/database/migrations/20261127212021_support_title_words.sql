-- compatible: the version before does not use the index that goes
ALTER TABLE "support_documents" ADD COLUMN "title_words" tsvector generated always as (to_tsvector(
CASE locale
    WHEN 'es-US'::text THEN 'spanish'::regconfig
    ELSE 'english'::regconfig
END, ((title || ' '::text) || translate(lower(title), 'áéíóúüñÁÉÍÓÚÜÑ'::text, 'aeiouunaeiouun'::text)))) stored not null;
--> statement-breakpoint
CREATE INDEX support_documents_title_length ON support_documents USING btree (length(title));
--> statement-breakpoint
CREATE INDEX support_documents_title_words ON support_documents USING gin (title_words);
--> statement-breakpoint
DROP INDEX "support_documents_spelling";
