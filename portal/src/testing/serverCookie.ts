/**
 * Holds one of the server's readable cookies, as the browser does after an answer.
 * @returns deletes it
 */
export function setCookie(name: string, value: string): () => void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/`;
  return () => void (document.cookie = `${name}=; path=/; max-age=0`);
}

/** A story with a cookie of the server, as long as it is shown. */
export const withCookie = <Story extends object>(name: string, value: string, story: Story) => ({
  ...story,
  beforeEach: () => setCookie(name, value),
});
