import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { queryGraph } from "../../../api/graphCalls.ts";
import { BillingAccountStatusDocument } from "../../../api/graphql/generated/graph.accountStatus.ts";
import { openInBilling } from "../../../testing/billingDriver.ts";
import type { Network } from "../../../testing/openPortal.ts";
import { selectCurrentAccount } from "../../account/model/account.selectors.ts";
import { accountsRead } from "../../account/model/account.slice.ts";
import { selectProfile } from "../../session/model/session.selectors.ts";
import { accountNameEvents, selectAccountName } from "./accountName.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
beforeEach(() => backend.database.execute("update accounts set nickname = null"));
afterAll(() => backend.close());

/** Opens the billing home for a user, after the summary has loaded the list of accounts. */
async function opened(username: string, network?: Network) {
  const tab = await openInBilling(backend.browser(), username, network && { network });
  const { store, client, accountId, until } = tab;
  store.dispatch(accountsRead.requested());
  await until((state) => state.account.accounts.phase === "ready");
  const read = async () => {
    const answer = await queryGraph(client, BillingAccountStatusDocument, { accountId });
    return answer.ok ? answer.data.billing : null;
  };
  await read();
  /** What the screens show without a refetch. */
  const shown = () => {
    const account = client.readQuery({ query: BillingAccountStatusDocument, variables: { accountId } })?.billing;
    return [
      account?.nickname,
      account?.accountName,
      selectProfile(store.getState())?.accountName,
      selectCurrentAccount(store.getState())?.nickname,
    ];
  };
  const rename = async (nickname: string, before: string | null) => {
    store.dispatch(accountNameEvents.requested({ accountId, nickname, before }));
    await until((state) => selectAccountName(state).name !== "saving");
    return selectAccountName(store.getState());
  };
  return { ...tab, read, shown, rename };
}

test("[B15] a new nickname is at once in the menu, the summary and billing, and a colleague sees it at sign-in; an empty one restores the company's name", async () => {
  const dana = await opened("dana");
  expect(dana.shown()).toEqual([null, "Harbor Street Bakery", "Harbor Street Bakery", null]);
  expect(await dana.rename(" Warehouse, Main St ", null)).toEqual({ name: "saved" });
  expect(dana.shown()).toEqual([
    "Warehouse, Main St",
    "Warehouse, Main St (Harbor Street Bakery)",
    "Warehouse, Main St",
    "Warehouse, Main St",
  ]);
  expect((await opened("sam")).shown()).toEqual(dana.shown());
  expect(await dana.rename("", "Warehouse, Main St")).toEqual({ name: "saved" });
  expect(dana.shown()).toEqual([null, "Harbor Street Bakery", "Harbor Street Bakery", null]);
});

test("[B15] a colleague's newer nickname is not overwritten: it is shown, and saving again overwrites it", async () => {
  const [dana, billie] = [await opened("dana"), await opened("billie")];
  await billie.rename("Depot", null);
  expect(await dana.rename("Warehouse", null)).toEqual({ name: "refused", code: "CHANGED_MEANWHILE" });
  expect(dana.shown().slice(0, 1)).toEqual(["Depot"]);
  expect(await dana.rename("Warehouse", "Depot")).toEqual({ name: "saved" });
  expect((await billie.read())?.nickname).toBe("Warehouse");
});

test("[B15] a card number, and a user without permission, change nothing; a lost answer may be retried", async () => {
  const dana = await opened("dana");
  expect(await dana.rename("4242 4242 4242 4242", null)).toEqual({ name: "refused", code: "NICKNAME_INVALID" });
  expect(await (await opened("sam")).rename("Mine", null)).toEqual({ name: "failed" });
  let lost = 0;
  const losing: Network = (fetch) => async (input, init) => {
    const request = new Request(input, init);
    const renames =
      request.url.endsWith("/selfservice/graph") && (await request.clone().text()).includes("RenameAccount");
    const answer = await fetch(request);
    if (renames && lost++ === 0) throw new TypeError("connection lost");
    return answer;
  };
  const billie = await opened("billie", losing);
  expect([await billie.rename("Depot", null), await billie.rename("Depot", null)]).toEqual([
    { name: "failed" },
    { name: "saved" },
  ]);
  expect((await dana.read())?.nickname).toBe("Depot");
});
