import { answer } from "./answer.ts";
import type { Rest } from "./rest.ts";

/** Reads the start-up data again, after sign-in and sign-out: session, toggles and anti-forgery token are new then. */
export const readBootstrap = (rest: Rest) => answer(rest.portal.GET("/api/pub/portal/v1/bootstrap"));
