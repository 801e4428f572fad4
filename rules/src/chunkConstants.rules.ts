/**
 * How long a screen's code may take to load (section 9). In a file of its own, because it is the only constant that the
 * first visit needs.
 */
export const chunk = { timeoutSeconds: 120 } as const;
