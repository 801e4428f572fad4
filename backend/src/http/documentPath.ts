/** Redirects of the specification, section 2, by their canonical path; the rest of the address is kept. */
const redirects: Readonly<Record<string, string>> = {
  "/login": "/",
  "/services-overview": "/",
  "/search": "/search-results",
  "/voice": "/services/voice/call-guard",
  "/manage-users": "/user-preferences/people",
};

/** Paths that the specification writes with a slash answer in both forms (SHELL-04). */
const bothForms = /^\/(wg|appointment-tracking\/(reschedule|cancel)-appointment)\/$/;

export type Redirect = { status: 302 | 308; location: string };

/** Lower case, no slash at the end, and one slash at the start: a path such as //elsewhere must never leave this host. */
function canonical(path: string): string {
  const lower = path.toLowerCase().replace(/^[/\\]+/, "/");
  return lower === "/" || bothForms.test(lower) ? lower : lower.replace(/\/+$/, "") || "/";
}

/**
 * Where a document's address should be instead, or undefined when it is right (SHELL-03, SHELL-04, SHELL-05). Both kinds are
 * answered in one step. Query values keep their case.
 */
export function redirectOf(url: string): Redirect | undefined {
  const mark = url.indexOf("?");
  const [path, query] = mark < 0 ? [url, ""] : [url.slice(0, mark), url.slice(mark)];
  const right = canonical(path);
  const target = redirects[right];
  if (target !== undefined) return { status: 302, location: target + query };
  return right === path ? undefined : { status: 308, location: right + query };
}
