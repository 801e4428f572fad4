/** Formats a United States number, with or without +1; other numbers stay in dialling format. */
export function phoneShown(phone: string): string {
  const [, area, exchange, line] = /^(?:\+1)?(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : phone;
}

/** A number in dialling format (E.164); ten digits are a United States number. */
export const phoneDialled = (phone: string): string => (/^\d{10}$/.test(phone) ? `+1${phone}` : phone);

/** Why a typed United States number (bare digits) cannot be called; undefined when it can. */
export function validatePhone(digits: string): "MISSING" | "INVALID" | undefined {
  if (digits === "") return "MISSING";
  return /^\d{10}$/.test(digits) ? undefined : "INVALID";
}
