CREATE TABLE "support_words" (
	"locale" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "support_words_locale_word_pk" PRIMARY KEY("locale","word")
);
--> statement-breakpoint
CREATE INDEX support_words_spelling ON support_words USING gin (word gin_trgm_ops);
--> statement-breakpoint
INSERT INTO support_words (locale, word)
SELECT DISTINCT locale, word FROM support_documents, regexp_split_to_table(spelling, '[^[:alnum:]]+') word
WHERE length(word) BETWEEN 4 AND 40 ON CONFLICT DO NOTHING;
