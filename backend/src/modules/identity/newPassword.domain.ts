import type { FieldProblem } from "../../lib/problem.ts";

export const minimumLength = 12;

/** What is wrong with a new password, or undefined: at least 12 characters, and not built around the user name. */
export function faultOfNewPassword(password: string, username: string): FieldProblem["code"] | undefined {
  if ([...password.trim()].length < minimumLength) return "TOO_SHORT";
  return password.toLowerCase().includes(username.toLowerCase()) ? "TOO_WEAK" : undefined;
}
