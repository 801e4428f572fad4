/** The address of a document of the contract, in the page's language. */
export const documentHref = (accountId: string, documentId: string, locale: string) =>
  `/api/pub/property/v1/accounts/${accountId}/contract/documents/${documentId}?locale=${locale}`;
