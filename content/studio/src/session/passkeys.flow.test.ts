import {
  openBackend,
  softwareAuthenticator,
  type SoftwareAuthenticator,
  type TestBackend,
} from "@portico/backend/testing";
import { browserWithPasskeys } from "@portico/backend/testing/browserPasskeys";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { answer } from "../api/answer.ts";
import type { Studio } from "../app/createStudio.ts";
import { asErin, openStudio } from "../testing/studioClient.testing.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

let leave = () => {};
afterEach(() => leave());

/** Adds a passkey, as the portal's page for sign-in and security does. */
async function addPasskey({ api }: Studio, device: SoftwareAuthenticator): Promise<void> {
  const { identity, sending } = api.client;
  const base = "/api/pub/identity/v1";
  const options = await answer(identity.POST(`${base}/passkey-registrations`, { params: { header: sending() } }));
  if (!options.ok) throw new Error(options.problem.code);
  const credential = device.create(options.data as unknown as Parameters<SoftwareAuthenticator["create"]>[0]);
  const body = { name: "Desk", credential: credential as never };
  const added = await answer(identity.POST(`${base}/passkeys`, { params: { header: sending() }, body }));
  if (!added.ok) throw new Error(added.problem.code);
}

/** An editor who has a passkey, in the browser that every Studio of the test is in. */
async function withPasskey(username: string): Promise<SoftwareAuthenticator> {
  const device = softwareAuthenticator();
  leave = browserWithPasskeys(device);
  const desk = await openStudio(backend.browser().fetch);
  expect(await desk.session.signIn({ ...asErin, username })).toEqual({ kind: "signedIn" });
  await addPasskey(desk, device);
  return device;
}

const editorOf = ({ session }: Studio) => {
  const state = session.getState();
  return state.phase === "signedIn" ? state.editor.username : state.phase;
};

test("an editor signs in to the Studio with a passkey alone", async () => {
  await withPasskey("erin");
  const studio = await openStudio(backend.browser().fetch);
  expect(await studio.session.signInWithPasskey("FIRST")).toEqual({ kind: "signedIn" });
  expect(editorOf(studio)).toBe("erin");
});

test("after the password the passkey completes the sign-in; a cancelled one can be tried again", async () => {
  const device = await withPasskey("amir");
  const studio = await openStudio(backend.browser().fetch);
  expect(await studio.session.signIn({ ...asErin, username: "amir" })).toEqual({
    kind: "codeRequired",
    factors: ["PASSKEY"],
  });
  leave();
  leave = browserWithPasskeys(device, "NotAllowedError");
  expect(await studio.session.signInWithPasskey("SECOND")).toMatchObject({ problem: { code: "PASSKEY_CANCELLED" } });
  leave();
  leave = browserWithPasskeys(device);
  expect(await studio.session.signInWithPasskey("SECOND")).toEqual({ kind: "signedIn" });
  expect(editorOf(studio)).toBe("amir");
});

test("a browser without passkeys says so, and an unknown passkey is refused", async () => {
  const studio = await openStudio(backend.browser().fetch);
  expect(await studio.session.signInWithPasskey("FIRST")).toMatchObject({ problem: { code: "PASSKEY_UNSUPPORTED" } });
  leave = browserWithPasskeys(softwareAuthenticator());
  expect(await studio.session.signInWithPasskey("FIRST")).toMatchObject({ problem: { code: "PASSKEY_REFUSED" } });
  expect(editorOf(studio)).toBe("signedOut");
});

test("the question whether it is still the same editor is answered with a passkey", async () => {
  await withPasskey("ofelia");
  const studio = await openStudio(backend.browser().fetch);
  await studio.session.signInWithPasskey("FIRST");
  const proved = studio.stepUp.ask();
  await expect.poll(() => studio.stepUp.getState()).toMatchObject({ busy: false, ways: { factors: ["PASSKEY"] } });
  await studio.stepUp.proveWithPasskey();
  expect(await proved).toBe(true);
  expect(studio.stepUp.getState().asked).toBe(false);
});
