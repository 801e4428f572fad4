import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab } from "../../../testing/openPortal.ts";
import { screens } from "../../navigation/model/screens.slice.ts";
import { selectProfile } from "../model/session.selectors.ts";
import { signInSubmitted } from "../model/session.slice.ts";
import { recoveryWorkflows } from "./recovery.saga.ts";
import { codeSubmitted, newPasswordSubmitted, recoveryRequested, selectRecovery } from "./recovery.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(recoveryWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

/** A tab with the account recovery page open. */
async function tab() {
  const opened = await openTab(createTestBrowser(backend.browser()));
  opened.store.dispatch(screens.entered({ workflows: [recoveryWorkflows.name] }));
  return opened;
}

async function sentTo(username: string): Promise<string[]> {
  const messages = (await (await backend.browser().fetch("/demo/messages")).json()) as { to: string; text: string }[];
  return messages.filter(({ to }) => to === `${username}@portico.example`).map(({ text }) => text);
}
const newestCode = async (username: string) => /^\d{8}$/m.exec((await sentTo(username))[0] ?? "")?.[0] ?? "";

test("[SESS-17 partly] a forgotten password: code, wrong code, new code, new password, signed in", async () => {
  const quinn = await tab();
  quinn.store.dispatch(recoveryRequested({ way: "PASSWORD", identifier: "quinn", again: false }));
  await quinn.until(() => quinn.places.length === 1);
  expect(quinn.places).toEqual(["/account-recovery?password-reset=true&step=code"]);

  const wrong = (await newestCode("quinn")) === "00000000" ? "00000001" : "00000000";
  quinn.store.dispatch(codeSubmitted({ identifier: "quinn", code: wrong }));
  await quinn.until((state) => selectRecovery(state).phase === "codeWrong");
  expect(selectRecovery(quinn.store.getState())).toMatchObject({ triesLeft: 4 });

  const first = await newestCode("quinn");
  quinn.store.dispatch(recoveryRequested({ way: "PASSWORD", identifier: "quinn", again: true }));
  await quinn.until((state) => selectRecovery(state).phase === "sent");
  const second = await newestCode("quinn");
  expect([quinn.places.length, second === first]).toEqual([1, false]);

  quinn.store.dispatch(codeSubmitted({ identifier: "quinn", code: second }));
  await quinn.until(() => quinn.places.length === 2);
  expect(quinn.places[1]).toBe("/account-recovery?password-reset=true&step=password");

  quinn.store.dispatch(newPasswordSubmitted({ newPassword: "Quarry Road Tiles 2026" }));
  await quinn.until((state) => selectRecovery(state).phase === "refused");
  expect(selectRecovery(quinn.store.getState())).toMatchObject({
    failure: { kind: "invalid", fields: [{ field: "newPassword", code: "TOO_PERSONAL" }] },
  });

  quinn.store.dispatch(newPasswordSubmitted({ newPassword: "six herons over a canal" }));
  await quinn.until(() => quinn.places.length === 3);
  expect(quinn.places[2]).toBe("/?reason=passwordChanged");
  expect(JSON.stringify(quinn.store.getState())).not.toContain("six herons");
  const signIn = { username: "quinn", password: "six herons over a canal", rememberMe: false };
  quinn.store.dispatch(signInSubmitted(signIn));
  await quinn.until((state) => selectProfile(state)?.username === "quinn");
  expect((await sentTo("quinn"))[0]).toContain("was changed");
});

test("a code that can't be used any more is said so, also for nobody", async () => {
  const nobody = await tab();
  nobody.store.dispatch(codeSubmitted({ identifier: "nobody", code: "01234567" }));
  await nobody.until((state) => selectRecovery(state).phase === "codeEnded");
});

test("[SESS-17 partly] a forgotten user name is e-mailed; nobody is answered alike", async () => {
  for (const identifier of ["casey@portico.example", "nobody@portico.example"]) {
    const casey = await tab();
    casey.store.dispatch(recoveryRequested({ way: "USERNAME", identifier, again: false }));
    await casey.until((state) => selectRecovery(state).phase === "sent");
    expect(casey.places).toEqual([]);
  }
  expect((await sentTo("casey"))[0]).toContain("\n\ncasey\n\n");
  expect(await sentTo("nobody")).toEqual([]);
});

test("too many requests are refused with the time to wait", async () => {
  const visitor = await tab();
  for (let sent = 0; sent < 5; sent++) {
    visitor.store.dispatch(recoveryRequested({ way: "USERNAME", identifier: "busy@portico.example", again: false }));
    await visitor.until((state) => selectRecovery(state).phase === "sent");
  }
  visitor.store.dispatch(recoveryRequested({ way: "USERNAME", identifier: "busy@portico.example", again: false }));
  await visitor.until((state) => selectRecovery(state).phase === "refused");
  expect(selectRecovery(visitor.store.getState())).toMatchObject({ failure: { code: "TOO_MANY_REQUESTS" } });
});
