import type { components as Identity } from "@portico/openapi/identity";
import type { components } from "@portico/openapi/operations";
import { answer, type Answer } from "../api/answer.ts";
import type { Bootstrap, Locale, SessionTiming } from "../api/bootstrap.ts";
import type { Client } from "../api/client.ts";

export type Credentials = { username: string; password: string };
export type LoginAnswer = Identity["schemas"]["LoginAnswer"];
export type DemoPerson = components["schemas"]["DemoPerson"];

/**
 * Signs in through the portal's login endpoint. PASSWORD_RESET_REQUIRED and SECOND_FACTOR_REQUIRED create no session
 * (SESS-01).
 */
export const login = (
  { identity, sending }: Client,
  { username, password }: Credentials,
): Promise<Answer<LoginAnswer>> =>
  answer(
    identity.POST("/api/pub/sbnetloginedge/login", {
      params: { header: sending() },
      body: { username, password, rememberMe: false },
    }),
  );

/** Completes a sign-in after SECOND_FACTOR_REQUIRED; a cookie names it for ten minutes. */
export const completeSignIn = ({ identity, sending }: Client, code: string): Promise<Answer<LoginAnswer>> =>
  answer(identity.POST("/api/pub/identity/v1/sign-in-completions", { params: { header: sending() }, body: { code } }));

export const logout = ({ identity, sending }: Client): Promise<Answer<{ csrfToken: string }>> =>
  answer(identity.POST("/api/pub/session/v1/logout", { params: { header: sending() }, body: { reason: "user" } }));

/**
 * Reports whether there was activity since the last ping; a ping without activity does not extend the session
 * (SESS-06).
 */
export const ping = ({ identity, sending }: Client, active: boolean): Promise<Answer<SessionTiming>> =>
  answer(identity.POST("/api/pub/session/v1/ping", { params: { header: sending() }, body: { active } }));

/** Refetches the start-up data: user, language and CSRF token change with a sign-in. */
export const readStart = ({ portal }: Client): Promise<Answer<Bootstrap>> =>
  answer(portal.GET("/content/v1/editor/start"));

/**
 * Saves the language in a cookie, and in the profile when signed in (COPY-01). The service then uses it for problem
 * responses.
 */
export const rememberLanguage = ({ identity, sending }: Client, locale: Locale): Promise<Answer<unknown>> =>
  answer(identity.PUT("/api/pub/identity/v1/language", { params: { header: sending() }, body: { locale } }));

/** Demo users to sign in as; only with demo data. */
export const getDemoPeople = ({ operations }: Client): Promise<Answer<DemoPerson[]>> =>
  answer(operations.GET("/demo/people"));
