/** The first screen, and where the Studio's addresses begin. */
export const studioHome = "/studio";

export const signInPath = `${studioHome}/sign-in`;

/** The sign-in page that leads on to an address of the Studio. */
export const signInFor = (address: string): string => (address === studioHome ? signInPath : `${signInPath}?${new URLSearchParams({ target: address })}`);

/** Where to go after sign-in: an address of the Studio itself, or its first screen. */
export function targetOf(query: URLSearchParams): string {
  const asked = query.get("target") ?? studioHome;
  return /^\/studio(?:[/?#]|$)/.test(asked) && !asked.startsWith(signInPath) ? asked : studioHome;
}
