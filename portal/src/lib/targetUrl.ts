const anyOrigin = "https://portal.invalid";

/** A path of this site. Rejects "//" and "/\" at the start, which browsers read as another host. */
const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path);

/**
 * Validates the return URL after sign-in against open redirects: returns a path of this site, or undefined (SESS-02,
 * S9). Other hosts, other schemes, and paths that browsers read as a host are rejected, also when they appear only
 * after "." and ".." are resolved ("/..//host").
 */
export function safeTarget(asked: string | null): string | null {
  if (asked === null || !isOwnPath(asked) || /[\u0000-\u001f\\]/.test(asked)) return null;
  const url = new URL(asked, anyOrigin);
  const target = url.pathname + url.search + url.hash;
  return url.origin === anyOrigin && isOwnPath(target) ? target : null;
}
