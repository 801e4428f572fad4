const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** For libraries without a component for money: formats integer cents in dollars. */
export const money = (cents: number) => dollars.format(cents / 100);

/** For libraries without a component for dates: "Nov 27, 2026". */
export const shortDate = (iso: string) => day.format(new Date(iso));
