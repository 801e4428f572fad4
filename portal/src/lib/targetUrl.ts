const anyOrigin = "https://portal.invalid";

/** A path of this site. Browsers read what begins with "//" or "/\" as another host. */
const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path);

/**
 * Where to go after sign-in: a path of this very site, or nothing (SESS-02, S9). Other hosts, other schemes, and paths that
 * browsers read as hosts are nothing, also when they come out only once "." and ".." are resolved ("/..//host").
 */
export function safeTarget(asked: string | null): string | null {
  if (asked === null || !isOwnPath(asked) || /[\u0000-\u001f\\]/.test(asked)) return null;
  const url = new URL(asked, anyOrigin);
  const target = url.pathname + url.search + url.hash;
  return url.origin === anyOrigin && isOwnPath(target) ? target : null;
}
