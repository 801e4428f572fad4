/**
 * The text of one of the server's readable cookies (docs/cookies.md), with TLS called `__Host-portico-…`; undefined
 * without it. Whatever reads one checks the text, which anybody can change.
 *
 * @example cookieValue("service-area")
 */
export const cookieValue = (name: string, cookies = document.cookie): string | undefined =>
  new RegExp(`\\bportico-${name}=([^;]*)`).exec(cookies)?.[1];
