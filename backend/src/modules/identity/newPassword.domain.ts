import type { FieldProblem } from "../../lib/problem.ts";

export const minimumLength = 12;

/** What passwords that are tried first are made of. With a few digits and signs around them they are no harder to find. */
// Stryker disable next-line StringLiteral: a test of each word would only repeat the list
const commonParts = ["password", "passwort", "contrasena", "contraseña", "passw0rd", "p@ssw0rd", "pass", "clave", "qwertyuiop", "qwerty", "asdfghjkl", "asdf", "zxcvbnm", "zxcv", "1q2w3e4r5t", "1q2w3e4r", "1qaz2wsx", "abcdefghijkl", "abcdef", "abc", "welcome", "bienvenido", "letmein", "iloveyou", "teamo", "admin", "administrator", "login", "secret", "dragon", "monkey", "football", "baseball", "sunshine", "princess", "superman", "batman", "master", "trustno", "changeme", "default", "temporary", "portico", "business", "internet", "account", "summer", "winter", "spring", "autumn"];
// No part is another one and more parts, so there is one way to read a password.
const onlyCommonParts = new RegExp(`^(?:${commonParts.join("|")}|[\\p{N}\\p{P}\\p{S}\\s])+$`, "u");
/** One piece of up to eight characters over and over, the last time perhaps cut short. */
const isRepetition = (password: string) => Array.from({ length: 8 }, (_, index) => password.slice(0, index + 1)).some((piece) => piece.repeat(password.length).startsWith(password));

/** What is wrong with a new password, or undefined: at least 12 characters, not built around the user name, and not of what is tried first. */
export function faultOfNewPassword(password: string, username: string): FieldProblem["code"] | undefined {
  if ([...password.trim()].length < minimumLength) return "TOO_SHORT";
  const plain = password.trim().toLowerCase();
  return plain.includes(username.toLowerCase()) || isRepetition(plain) || onlyCommonParts.test(plain) ? "TOO_WEAK" : undefined;
}
