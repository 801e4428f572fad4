const serviceWord = /^[a-zA-Z][a-zA-Z-]{0,40}$/;

/** The names of a query's parameters, without their values. */
export const reducedQuery = (query: URLSearchParams): string =>
  [...new Set(query.keys())].map((name) => (serviceWord.test(name) ? name : "{name}")).join("&");
