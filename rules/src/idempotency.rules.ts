/** How long the server stores the answer of an idempotency key (R3): sent again later, an order would be a new one. ms. */
export const keyKeptMilliseconds = 24 * 3_600_000;
