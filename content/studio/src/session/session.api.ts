import type { components } from "@portico/openapi/operations";
import { answer, type Answer } from "../api/answer.ts";
import type { Bootstrap, Locale, SessionTiming } from "../api/bootstrap.ts";
import type { Client } from "../api/client.ts";

export type Credentials = { username: string; password: string };
export type DemoPerson = components["schemas"]["DemoPerson"];

/** Signs in over the portal's own door. PASSWORD_RESET_REQUIRED signs nobody in (SESS-01). */
export const login = ({ identity, sending }: Client, { username, password }: Credentials) =>
  answer(identity.POST("/api/pub/sbnetloginedge/login", { params: { header: sending() }, body: { username, password, rememberMe: false } }));

export const logout = ({ identity, sending }: Client): Promise<Answer<{ csrfToken: string }>> =>
  answer(identity.POST("/api/pub/session/v1/logout", { params: { header: sending() }, body: { reason: "user" } }));

/** Reports whether there was activity since the last time; by itself it keeps no idle session alive (SESS-06). */
export const ping = ({ identity, sending }: Client, active: boolean): Promise<Answer<SessionTiming>> =>
  answer(identity.POST("/api/pub/session/v1/ping", { params: { header: sending() }, body: { active } }));

/** Reads what came with the page again: who is signed in, language and token are new after a sign-in. */
export const readStart = ({ portal }: Client): Promise<Answer<Bootstrap>> => answer(portal.GET("/content/v1/editor/start"));

/** Remembers the language: in a cookie for everybody, in the profile too when signed in (COPY-01). Problems are told in it from then on. */
export const rememberLanguage = ({ identity, sending }: Client, locale: Locale): Promise<Answer<unknown>> =>
  answer(identity.PUT("/api/pub/identity/v1/language", { params: { header: sending() }, body: { locale } }));

/** Invented people to sign in as; they exist while demo data is on. */
export const getDemoPeople = ({ operations }: Client): Promise<Answer<DemoPerson[]>> => answer(operations.GET("/demo/people"));
