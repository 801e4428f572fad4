const anyOrigin = "https://portal.invalid";

/** Sign-in itself: whoever has just signed in would see its form again. */
const signInPath = "/";

/** A path of this site. Rejects "//" and "/\" at the start, which browsers read as another host. */
const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path);

/**
 * Validates the return URL after sign-in against open redirects: returns a path of this site other than sign-in, or null
 * (SESS-02, S9). Other hosts, other schemes, and paths that browsers read as a host are rejected, also when they appear only
 * after "." and ".." are resolved ("/..//host").
 */
export function safeTarget(asked: string | null): string | null {
  if (asked === null || !isOwnPath(asked) || /[\u0000-\u001f\\]/.test(asked)) return null;
  const url = new URL(asked, anyOrigin);
  const target = url.pathname + url.search + url.hash;
  return url.origin === anyOrigin && isOwnPath(target) && url.pathname !== signInPath ? target : null;
}
