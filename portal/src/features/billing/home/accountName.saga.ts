import type { AccountNamesFragment } from "../../../api/graphql/generated/graph.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, put, select, takeLeading } from "../../../lib/effects.ts";
import { selectAccountsRead } from "../../account/model/account.selectors.ts";
import { accountsRead } from "../../account/model/account.slice.ts";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import { accountNamed } from "../../session/model/session.slice.ts";
import { renameAccount } from "./accountName.api.ts";
import { accountNameEvents } from "./accountName.slice.ts";

/** One name at a time: a second press finds the first one running. */
export function* accountNameSaga() {
  yield* takeLeading(accountNameEvents.asked, function* ({ payload }) {
    const { graph } = yield* context();
    const answer = yield* call(renameAccount, yield* call(graph), payload);
    if (!answer.ok) return yield* put(accountNameEvents.failed());
    const { renameAccount: outcome } = answer.data;
    // Whether it is ours or a colleague's: every place says what the account is called now.
    yield* call(tellEverywhere, outcome.account);
    yield* put(outcome.__typename === "AccountNameRefusal" ? accountNameEvents.refused({ code: outcome.code }) : accountNameEvents.saved());
  });
}

/** The graph's cache follows by itself; menu and summary read the session and the list of accounts. */
function* tellEverywhere({ id, nickname, companyName }: AccountNamesFragment) {
  if ((yield* select(selectCurrentAccountId)) === id) yield* put(accountNamed(nickname ?? companyName));
  const read = yield* select(selectAccountsRead);
  if (read.phase === "ready") yield* put(accountsRead.received(read.data.map((account) => (account.accountId === id ? { ...account, nickname } : account))));
}
