CREATE INDEX support_documents_spelling ON support_documents USING gin (spelling gin_trgm_ops);
CREATE INDEX support_words_spelling ON support_words USING gin (word gin_trgm_ops);
