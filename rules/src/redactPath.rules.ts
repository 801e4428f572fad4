/** Path segments made of plain words may be sent; ids, numbers and other possible customer data may not (ANLY-07). */
const word = /^[a-z][a-z-]*$/;
const version = /^v\d+$/;

/**
 * Redacts a path as analytics record it: "/billing/payments/pay_8JkQ" becomes "/billing/payments/{id}".
 * @example redactPath("/api/pub/account/v1/accounts") // the same
 */
export function redactPath(path: string): string {
  const reduce = (part: string) => (part === "" || word.test(part) || version.test(part) ? part : "{id}");
  return path.split("/").map(reduce).join("/");
}
