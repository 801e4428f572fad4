import { answer } from "./answer.ts";
import type { Rest } from "./rest.ts";

/** Reads the start-up data again, after sign-in and sign-out: session, toggles and anti-forgery token are new then. */
export const readBootstrap = (rest: Rest) => answer(rest.portal.GET("/api/pub/portal/v1/bootstrap"));

/** Takes the anti-forgery token of the session as it is now: another tab may have signed in since this tab's came. */
export async function renewToken(rest: Rest): Promise<void> {
  const fresh = await readBootstrap(rest);
  if (fresh.ok) rest.headers.renew(fresh.data.csrfToken);
}
