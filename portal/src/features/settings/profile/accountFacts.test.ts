import { combineReducers } from "redux";
import { expect, test } from "vitest";
import { bootstrapFor, dana, owing } from "../../../testing/fixtures.ts";
import { accountReducer, accountsRead } from "../../account/model/account.slice.ts";
import { idTokenReducer } from "../../session/model/idToken.slice.ts";
import { sessionKnown } from "../../session/model/session.slice.ts";
import { selectAccountFacts } from "./accountFacts.selectors.ts";

const other = { ...owing, accountId: "8347209999", companyName: "Another Bakery" };
const reducer = combineReducers({ account: accountReducer, idToken: idTokenReducer });
const signedIn = reducer(undefined, sessionKnown(bootstrapFor(dana).session));
const state = reducer(signedIn, accountsRead.received([other, owing]));

test("the facts are those of the session's current account, as text", () => {
  expect(selectAccountFacts(state)).toEqual({
    nickname: null,
    company: "Harbor Street Bakery",
    number: "8347 20 1180",
    service: "14 Harbor St, Boston, MA 02110",
    billTo: "14 Harbor St, Boston, MA 02110",
    paperless: true,
  });
});

test("the selector is memoized until something about the account changes", () => {
  const reloadBootstrap = reducer(state, accountsRead.requested());
  expect(selectAccountFacts(reloadBootstrap)).toBe(selectAccountFacts(state));
  const changed = reducer(state, accountsRead.received([{ ...owing, paperlessEnrolled: false }]));
  expect(selectAccountFacts(changed)).toMatchObject({ paperless: false });
});
