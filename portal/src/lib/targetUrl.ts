const anyOrigin = "https://portal.invalid";

/**
 * Where to go after sign-in: a path of this very site, or nothing (SESS-02, S9). Other hosts, other schemes, and paths that
 * browsers read as hosts ("//x", "/\x") are nothing.
 */
export function safeTarget(asked: string | null): string | null {
  if (asked === null || !/^\/(?![/\\])/.test(asked) || /[\u0000-\u001f\\]/.test(asked)) return null;
  const url = new URL(asked, anyOrigin);
  return url.origin === anyOrigin ? url.pathname + url.search + url.hash : null;
}
