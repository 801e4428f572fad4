const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** Removes random ids from a text: one may contain the last digits of a card by chance. */
export const withoutIds = (text: string | null): string => (text ?? "").replaceAll(uuid, "id");
