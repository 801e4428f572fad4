/** MMYY as it is printed on a card: 12/29. */
export const printedExpiry = (expiry: string | null) => (expiry ? `${expiry.slice(0, 2)}/${expiry.slice(2)}` : "");
