/** Path segments made of plain words may be sent; ids, numbers and other possible customer data may not (ANLY-07). */
const word = /^[a-z][a-z-]*$/;
const version = /^v\d+$/;
const serviceWord = /^[a-zA-Z][a-zA-Z-]{0,40}$/;

/**
 * Redacts a path: "/billing/payments/pay_8JkQ" becomes "/billing/payments/{id}".
 * @example reducedPath("/api/pub/account/v1/accounts") // the same
 */
export function reducedPath(path: string): string {
  const reduce = (part: string) => (part === "" || word.test(part) || version.test(part) ? part : "{id}");
  return path.split("/").map(reduce).join("/");
}

/** The names of a query's parameters, without their values. */
export const reducedQuery = (query: URLSearchParams): string =>
  [...new Set(query.keys())].map((name) => (serviceWord.test(name) ? name : "{name}")).join("&");
