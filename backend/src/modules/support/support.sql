CREATE INDEX support_documents_spelling ON support_documents USING gin (spelling gin_trgm_ops);
