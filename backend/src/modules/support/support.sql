CREATE INDEX support_words_spelling ON support_words USING gin (word gin_trgm_ops);
