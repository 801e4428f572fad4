/**
 * An account number as it is read aloud: ten digits in groups.
 *
 * @example accountNumberInGroups("8347201180") // "8347 20 1180"
 */
export const accountNumberInGroups = (digits: string) => digits.replace(/^(\d{4})(\d{2})(\d{4})$/, "$1 $2 $3");
