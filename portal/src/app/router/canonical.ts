/** The specification writes these paths with a trailing slash: both forms work (SHELL-04). */
const pathsWithTrailingSlash = [
  "/wg/",
  "/appointment-tracking/reschedule-appointment/",
  "/appointment-tracking/cancel-appointment/",
];

/**
 * Returns the canonical form of a path: lower case, no trailing slash (SHELL-04, SHELL-05). Takes no query or fragment.
 *
 * @example canonicalPath("/Account-Summary/") // "/account-summary"
 */
export function canonicalPath(path: string): string {
  const lower = path.toLowerCase();
  if (lower === "/" || pathsWithTrailingSlash.includes(lower)) return lower;
  return lower.replace(/\/+$/, "") || "/";
}
