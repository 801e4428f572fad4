/** Written with a slash at the end in the specification: both forms answer (SHELL-04). */
const slashAllowed = ["/wg/", "/appointment-tracking/reschedule-appointment/", "/appointment-tracking/cancel-appointment/"];

/**
 * The one form of a path: lower case, no slash at the end (SHELL-04, SHELL-05). Query and fragment are not its business.
 *
 * @example canonicalPath("/Account-Summary/") // "/account-summary"
 */
export function canonicalPath(path: string): string {
  const lower = path.toLowerCase();
  if (lower === "/" || slashAllowed.includes(lower)) return lower;
  return lower.replace(/\/+$/, "") || "/";
}
