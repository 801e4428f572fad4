/** The customer's own name for a payment method or an account (B15). Shared by the browser and the server. */

export type NicknameError = "TOO_LONG" | "INVALID";

/** Normalizes a nickname: trims it and collapses spaces; null clears it. */
export function storedNickname(typed: string): string | null {
  const nickname = typed.normalize("NFC").trim().replace(/\s+/g, " ");
  return nickname === "" ? null : nickname;
}

/**
 * Validates a nickname: no control characters, and nothing that could be a card or account number.
 * @param max the maximum length, `wallet.longestNickname` or `account.longestNickname`
 */
export function validateNickname(typed: string, max: number): NicknameError | null {
  const nickname = storedNickname(typed) ?? "";
  if (/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}<>]/u.test(nickname) || nickname.replace(/\D/g, "").length > 4) return "INVALID";
  return [...nickname].length > max ? "TOO_LONG" : null;
}

/**
 * The display name of an account where its number is not shown next to the company's name: "Warehouse, Main St (Harbor
 * Street Bakery)".
 */
export const accountNameOf = ({ nickname, companyName }: { nickname: string | null; companyName: string }): string =>
  nickname === null ? companyName : `${nickname} (${companyName})`;
