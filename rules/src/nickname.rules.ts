/** Names of the customer's own (B15), for a payment method or an account. One copy for the screen and the server. */

export type NicknameFault = "TOO_LONG" | "INVALID";

/** A nickname as it is kept: without blanks around it and with single blanks inside; null takes it away. */
export function storedNickname(typed: string): string | null {
  const nickname = typed.normalize("NFC").trim().replace(/\s+/g, " ");
  return nickname === "" ? null : nickname;
}

/**
 * A short name: no control characters, and nothing that could be a card or account number.
 * @param most characters, of `wallet.longestNickname` or `account.longestNickname`
 */
export function nicknameFault(typed: string, most: number): NicknameFault | null {
  const nickname = storedNickname(typed) ?? "";
  if (/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}<>]/u.test(nickname) || nickname.replace(/\D/g, "").length > 4) return "INVALID";
  return [...nickname].length > most ? "TOO_LONG" : null;
}

/** What an account is called where its number does not stand beside the company's name anyway: "Warehouse, Main St (Harbor Street Bakery)". */
export const accountNameOf = ({ nickname, companyName }: { nickname: string | null; companyName: string }): string => (nickname === null ? companyName : `${nickname} (${companyName})`);
