import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queryGraph } from "../../../api/graphCalls.ts";
import { StatementDetailsDocument } from "../../../api/graphql/generated/graph.statement.ts";
import { StatementsDocument } from "../../../api/graphql/generated/graph.statements.ts";
import { openInBilling } from "../../../testing/billingDriver.ts";
import type { Network } from "../../../testing/openPortal.ts";
import { readCalls } from "./oneTimePassword.saga.ts";
import { oneTimePasswordEvents, selectOneTimePassword } from "./oneTimePassword.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

async function openBill(username: string, network?: Network) {
  const browser = backend.browser();
  const tab = await openInBilling(browser, username, { network });
  const { store, until, accountId, client } = tab;
  const listed = await queryGraph(client, StatementsDocument, { accountId, first: 12 });
  const statementId = (listed.ok && listed.data.billing?.statements.nodes[0]?.id) || "";
  await queryGraph(client, StatementDetailsDocument, { accountId, id: statementId });
  const state = () => selectOneTimePassword(store.getState());
  return {
    ...tab,
    state,
    /** What the bill's screen shows now, without a refetch. */
    shown: () =>
      client.readQuery({ query: StatementDetailsDocument, variables: { accountId, id: statementId } })?.statement
        ?.callDetails,
    calls: async () => {
      const answer = await readCalls(client, accountId, statementId);
      return answer.ok ? (answer.data.statement?.calls ?? []) : [];
    },
    ask: async () => {
      store.dispatch(oneTimePasswordEvents.passcodeRequested({ accountId }));
      await until((root) => selectOneTimePassword(root).name !== "sending");
    },
    enter: async (passcode: string) => {
      store.dispatch(oneTimePasswordEvents.passcodeEntered({ accountId, statementId, passcode }));
      await until((root) => selectOneTimePassword(root).name !== "confirming");
    },
    /** The passcode, from the demo's message log. */
    received: async () => {
      const messages = (await (await browser.fetch("/demo/messages")).json()) as { to: string; text: string }[];
      return /\d{6}/.exec(messages.find(({ to }) => to === `${username}@portico.example`)?.text ?? "")?.[0] ?? "";
    },
  };
}

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("[STMT-03] a bill's calls are shown after the sent passcode was entered; a wrong one says how many tries are left", async () => {
  const hedda = await openBill("hedda");
  expect([hedda.shown(), await hedda.calls()]).toEqual(["VERIFICATION_REQUIRED", []]);
  await hedda.ask();
  expect(hedda.state()).toEqual({ name: "entering" });
  const passcode = await hedda.received();
  await hedda.enter(other(passcode));
  expect(hedda.state()).toEqual({ name: "entering", wrong: { triesLeft: 4 } });
  expect(hedda.shown()).toBe("VERIFICATION_REQUIRED");
  await hedda.enter(passcode);
  expect([hedda.state().name, hedda.shown()]).toEqual(["verified", "VERIFIED"]);
  expect((await hedda.calls()).length).toBeGreaterThan(3);
});

test("[STMT-03 partly] after five wrong passcodes a new one must be requested; the sixth request within an hour is rate limited", async () => {
  const dana = await openBill("dana");
  await dana.ask();
  const passcode = await dana.received();
  for (let tries = 0; tries < 5; tries += 1) await dana.enter(other(passcode));
  expect(dana.state()).toEqual({ name: "refused", why: "ENDED" });
  for (let sent = 1; sent < 5; sent += 1) {
    await dana.ask();
    expect(dana.state()).toEqual({ name: "entering" });
  }
  await dana.ask();
  expect(dana.state()).toEqual({ name: "refused", why: "TOO_MANY" });
});

test("[STMT-03 partly] offline nothing is lost: the passcode can be entered again", async () => {
  let down = false;
  const cut: Network = (fetch) => (input, init) =>
    down ? Promise.reject(new TypeError("no network")) : fetch(input, init);
  const morgan = await openBill("morgan", cut);
  await morgan.ask();
  const passcode = await morgan.received();
  down = true;
  await morgan.enter(passcode);
  expect(morgan.state()).toEqual({ name: "entering", unreachable: true });
  down = false;
  await morgan.enter(passcode);
  expect(morgan.state().name).toBe("verified");
  expect(JSON.stringify([morgan.store.getState(), (await morgan.graph()).extract()])).not.toContain(passcode);
});

test("the right passcode whose answer was lost shows the calls, and so does entering it again", async () => {
  let lost = 0;
  const losing: Network = (fetch) => async (input, init) => {
    const answer = await fetch(input, init);
    if (lost > 0) {
      lost -= 1;
      throw new TypeError("lost");
    }
    return answer;
  };
  // Of Ada the answer alone is lost, of Theo the reading of the calls after it too.
  const [first, second] = [await openBill("ada", losing), await openBill("theo", losing)];
  for (const [tab, answersLost] of [
    [first, 1],
    [second, 2],
  ] as const) {
    await tab.ask();
    const passcode = await tab.received();
    lost = answersLost;
    await tab.enter(passcode);
    lost = 0;
    expect(tab.state()).toEqual({ name: "entering", unreachable: true });
    if (answersLost === 2) await tab.enter(passcode);
    expect(tab.shown()).toBe("VERIFIED");
  }
});
