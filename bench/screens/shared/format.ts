const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** For the libraries that have no component for money: integer cents, written in dollars. */
export const money = (cents: number) => dollars.format(cents / 100);

/** For the libraries that have no component for dates: "Nov 27, 2026". */
export const shortDate = (iso: string) => day.format(new Date(iso));
