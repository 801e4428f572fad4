import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab } from "../../../testing/openPortal.ts";
import { screens } from "../../navigation/model/screens.slice.ts";
import { selectProfile } from "../model/session.selectors.ts";
import { creationWorkflows } from "./creation.saga.ts";
import { creationEvents, selectCreation } from "./creation.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(creationWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

async function tab() {
  const opened = await openTab(createTestBrowser(backend.browser()));
  opened.store.dispatch(screens.entered({ workflows: [creationWorkflows.name] }));
  return opened;
}

async function newestCode(email: string): Promise<string> {
  const messages = (await (await backend.browser().fetch("/demo/messages")).json()) as { to: string; text: string }[];
  return /^\d{8}$/m.exec(messages.find(({ to }) => to === email)?.text ?? "")?.[0] ?? "";
}

test.each([
  ["PORTAL", "8347209101", { zip: "02128" }, "/create-account", "/account-summary"],
  ["SECURITY_SUITE", "8347209119", { lastStatementAmount: 9_460 }, "/create-fsecure-account", "/services"],
] as const)(
  "[SESS-17 partly] %s: a proof, a wrong code, the right one, signed in as the owner",
  async (purpose, accountNumber, proof, path, next) => {
    const username = `lee.${purpose.toLowerCase().slice(0, 3)}`;
    const email = `${username}@shop.example`;
    const lee = await tab();
    lee.store.dispatch(creationEvents.requested({ purpose, accountNumber, ...proof, firstName: "Lee", email }));
    await lee.until(() => lee.places.length === 1);
    expect(lee.places).toEqual([`${path}?step=code`]);
    const code = await newestCode(email);
    const completed = { purpose, code, username, password: "six herons over a canal" };

    lee.store.dispatch(creationEvents.completed({ ...completed, code: code === "00000000" ? "00000001" : "00000000" }));
    await lee.until((state) => selectCreation(state).phase.name === "codeWrong");
    lee.store.dispatch(creationEvents.completed({ ...completed, username: "dana" }));
    await lee.until((state) => selectCreation(state).phase.name === "refused");
    expect(selectCreation(lee.store.getState()).phase).toMatchObject({
      failure: { kind: "invalid", fields: [{ field: "username", code: "TAKEN" }] },
    });

    lee.store.dispatch(creationEvents.completed(completed));
    await lee.until((state) => selectProfile(state)?.username === username);
    expect(selectProfile(lee.store.getState())).toMatchObject({ role: "PRIMARY", accountNumber });
    lee.timers.pass(100);
    await lee.until(() => lee.places.length === 2);
    expect(lee.places[1]).toBe(next);
    expect(JSON.stringify(lee.store.getState())).not.toContain("six herons");
    expect(selectCreation(lee.store.getState()).request).toBeNull();
  },
);

test("an unknown account goes on to the code like a known one; the code then ends after five tries", async () => {
  const visitor = await tab();
  const unknown = { purpose: "PORTAL", accountNumber: "8347999999", zip: "02128", firstName: "Lee" } as const;
  visitor.store.dispatch(creationEvents.requested({ ...unknown, email: "nobody@shop.example" }));
  await visitor.until(() => visitor.places.length === 1);
  const typed = {
    purpose: "PORTAL",
    code: "01234567",
    username: "nobody.yet",
    password: "six herons over a canal",
  } as const;
  for (const left of [4, 3, 2, 1]) {
    visitor.store.dispatch(creationEvents.completed(typed));
    await visitor.until((state) => {
      const { phase } = selectCreation(state);
      return phase.name === "codeWrong" && phase.triesLeft === left;
    });
  }
  visitor.store.dispatch(creationEvents.completed(typed));
  await visitor.until((state) => selectCreation(state).phase.name === "codeEnded");
});
