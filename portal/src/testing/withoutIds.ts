const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** A text without its random ids: one of them may well have the last digits of a card in it. */
export const withoutIds = (text: string | null): string => (text ?? "").replaceAll(uuid, "id");
