import type { ApolloClient } from "@apollo/client";
import { mutateGraph } from "../../../api/graphCalls.ts";
import { RenameAccountDocument } from "../../../api/graphql/generated/graph.accountStatus.ts";
import type { AccountNamesFragment, RenameAccountInput } from "../../../api/graphql/generated/graph.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, put, select, takeEvery } from "../../../lib/effects.ts";
import { selectAccountsRead } from "../../account/model/account.selectors.ts";
import { accountsRead } from "../../account/model/account.slice.ts";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import { profileChanged } from "../../session/model/idToken.slice.ts";
import { accountNameEvents, accountNameReducer } from "./accountName.slice.ts";
import { billing } from "../model/billing.slice.ts";

/** Sets an account's nickname (B15). Idempotent, so safe to retry. Never throws. */
const renameAccount = (client: ApolloClient, input: RenameAccountInput) =>
  mutateGraph(client, RenameAccountDocument, { input });

/** Renames accounts: each answer names its own, because the account may be switched meanwhile. */
function* accountNameSaga() {
  yield* takeEvery(accountNameEvents.requested, function* ({ payload }) {
    const { accountId } = payload;
    const { graph } = yield* context();
    const answer = yield* call(renameAccount, yield* call(graph), payload);
    if (!answer.ok) return yield* put(accountNameEvents.failed({ accountId }));
    const { renameAccount: outcome } = answer.data;
    // After success and after a conflict alike, every place shows the account's current name.
    yield* call(updateNameEverywhere, outcome.account);
    yield* put(
      outcome.__typename === "AccountNameRefusal"
        ? accountNameEvents.refused({ accountId, code: outcome.code })
        : accountNameEvents.saved({ accountId }),
    );
  });
}

/** The Apollo cache updates by itself; the menu and the summary read the session and the REST account list. */
function* updateNameEverywhere({ id, nickname, companyName }: AccountNamesFragment) {
  if ((yield* select(selectCurrentAccountId)) === id)
    yield* put(profileChanged({ accountName: nickname ?? companyName }));
  const read = yield* select(selectAccountsRead);
  if (read.phase === "ready")
    yield* put(
      accountsRead.received(
        read.data.map((account) => (account.accountId === id ? { ...account, nickname } : account)),
      ),
    );
}

export const accountNameWorkflow = {
  name: "accountName",
  reducers: billing({ accountName: accountNameReducer }),
  sagas: { accountName: accountNameSaga },
};
