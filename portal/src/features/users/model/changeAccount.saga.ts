import type { Result } from "../../../api/result.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, select, type SagaGenerator } from "../../../lib/effects.ts";
import { selectProfile } from "../../session/model/session.selectors.ts";
import { usersApi } from "./users.api.ts";

/**
 * Changes the session's account and loads the page again, here and in the other tabs: everything in their stores
 * belongs to the account before.
 */
export function* changeAccount(accountId: string): SagaGenerator<Result<unknown>> {
  const page = yield* context();
  const result = yield* call(usersApi(page).changeAccount, accountId);
  if (!result.ok) return result;
  const profile = yield* select(selectProfile);
  if (profile) page.tabs.post({ kind: "signedIn", guid: profile.guid });
  page.navigator.load("/account-summary");
  return result;
}
