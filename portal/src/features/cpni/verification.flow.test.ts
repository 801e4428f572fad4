import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab, type Network } from "../../testing/openPortal.ts";
import { screens } from "../navigation/model/screens.slice.ts";
import { selectVerification, verificationEvents } from "./model/verification.slice.ts";
import { verificationWorkflows } from "./model/verification.workflow.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(verificationWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

async function open(username: string, network?: Network) {
  const browser = backend.browser();
  const tab = await openTab(createTestBrowser(browser), network ? { network } : {});
  await tab.signIn(username);
  tab.store.dispatch(screens.entered({ workflows: [verificationWorkflows.name] }));
  await tab.until(({ cpni }) => cpni.phase === "ready");
  const settled = () => tab.until((state) => !["sending", "confirming"].includes(selectVerification(state).name));
  return {
    ...tab,
    state: () => selectVerification(tab.store.getState()),
    compliant: () => tab.store.getState().cpni.data?.compliant,
    ask: async () => {
      tab.store.dispatch(verificationEvents.passcodeRequested());
      await settled();
    },
    enter: async (passcode: string) => {
      tab.store.dispatch(verificationEvents.passcodeEntered({ passcode }));
      await settled();
    },
    received: async () => {
      const messages = (await (await browser.fetch("/demo/messages")).json()) as { to: string; text: string }[];
      return /\d{6}/.exec(messages.find(({ to }) => to === `${username}@portico.example`)?.text ?? "")?.[0] ?? "";
    },
  };
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("[SESS-03] who does not comply asks for a passcode, mistypes it once, and complies: the page reads that again", async () => {
  const thaddeus = await open("thaddeus");
  expect([thaddeus.compliant(), thaddeus.state()]).toEqual([false, { name: "idle" }]);
  await thaddeus.ask();
  expect(thaddeus.state()).toEqual({ name: "entering" });
  const passcode = await thaddeus.received();
  await thaddeus.enter(other(passcode));
  expect(thaddeus.state()).toEqual({ name: "entering", wrong: { triesLeft: 4 } });
  await thaddeus.enter(passcode);
  expect(thaddeus.state()).toEqual({ name: "verified" });
  await thaddeus.until(({ cpni }) => cpni.data?.compliant === true);
  expect(JSON.stringify(thaddeus.store.getState())).not.toContain(passcode);
});

test("[SESS-03 partly] without a connection nothing changes, the field stays, and the next try confirms", async () => {
  let down = false;
  const cut: Network = (fetch) => (input, init) => (down ? Promise.reject(new TypeError("down")) : fetch(input, init));
  await backend.database.execute("update users set cpni_verified_on = null where username = 'sam'");
  const sam = await open("sam", cut);
  down = true;
  await sam.ask();
  expect(sam.state()).toEqual({ name: "refused", why: "FAILED" });
  down = false;
  await sam.ask();
  const passcode = await sam.received();
  down = true;
  await sam.enter(passcode);
  expect(sam.state()).toEqual({ name: "entering", unreachable: true });
  down = false;
  await sam.enter(passcode);
  expect(sam.state()).toEqual({ name: "verified" });
});

test("the right passcode whose answer was lost shows what was held back, and so does entering it again", async () => {
  let lose = false;
  const losing: Network = (fetch) => async (input, init) => {
    const answer = await fetch(input, init);
    if (lose) throw new TypeError("lost");
    return answer;
  };
  await backend.database.execute("update users set cpni_verified_on = null where username = 'billie'");
  const billie = await open("billie", losing);
  await billie.ask();
  const passcode = await billie.received();
  lose = true;
  await billie.enter(passcode);
  expect([billie.compliant(), billie.state()]).toEqual([false, { name: "entering", unreachable: true }]);
  lose = false;
  await billie.enter(passcode);
  await billie.until(({ cpni }) => cpni.data?.compliant === true);
});
