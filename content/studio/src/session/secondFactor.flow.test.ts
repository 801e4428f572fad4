import { authenticatorApp, openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { answer } from "../api/answer.ts";
import type { Studio } from "../app/createStudio.ts";
import { changeSetReading, changeSetStep } from "../data/changeSets.api.ts";
import { asErin, Editor, openStudio } from "../testing/studioClient.testing.ts";

let backend: TestBackend;
let writer: Editor;
let amir: Editor;
beforeAll(async () => {
  backend = await openBackend({ config: { studioSecondFactor: "required" } });
  [writer, amir] = [await Editor.signIn(backend), await Editor.signIn(backend, "amir")];
});
afterAll(() => backend.close());
// A code works once, and the app shows the next one after 30 seconds.
beforeEach(() => backend.securityClock.advance(60));

const asRenata = { ...asErin, username: "renata" };
const missing = { ok: false, problem: { status: 403, code: "SECOND_FACTOR_MISSING" } };

/** Renata's Studio, signed in with the password. */
async function opened(fetch: typeof globalThis.fetch = backend.browser().fetch): Promise<Studio> {
  const studio = await openStudio(fetch);
  expect(await studio.session.signIn(asRenata)).toEqual({ kind: "signedIn" });
  return studio;
}

/** An approved change set of Erin's. */
async function approved(en: string, es: string): Promise<number> {
  const { id } = (await writer.open(en)).body;
  await writer.draft("billing.close", { en, es });
  await writer.step(id, "submit");
  expect((await amir.approve(id)).status).toBe(200);
  return id;
}

const stateOf = async (id: number) => (await writer.changeSet(id)).body.changeSet.state;

/** Publishes as the screen of the change set does. */
async function publish({ api: { client } }: Studio, id: number) {
  const read = await changeSetReading(id).load(client);
  if (!read.ok) throw new Error(read.problem.code);
  return changeSetStep.act(client, { step: "publish", seen: read.data.changeSet, reason: "A test", at: "" });
}

/** Turns two-step sign-in on in a session, as the portal's page for sign-in and security does. */
async function turnOn({ api: { client } }: Studio): Promise<() => string> {
  const { identity, sending } = client;
  const params = () => ({ params: { header: sending() } });
  const path = "/api/pub/identity/v1/second-factor-setups";
  const setup = await answer(identity.POST(path, { ...params(), body: { currentPassword: asRenata.password } }));
  if (!setup.ok) throw new Error(setup.problem.code);
  const app = authenticatorApp(setup.data.key, backend.securityClock);
  const turnedOn = await answer(
    identity.POST("/api/pub/identity/v1/second-factor-confirmations", { ...params(), body: { code: app() } }),
  );
  if (!turnedOn.ok) throw new Error(turnedOn.problem.code);
  backend.securityClock.advance(60);
  return app;
}

async function turnOff({ api: { client } }: Studio, code: string): Promise<void> {
  const { identity, sending } = client;
  const body = { currentPassword: asRenata.password, code };
  const off = await identity.POST("/api/pub/identity/v1/second-factor-removals", {
    params: { header: sending() },
    body,
  });
  expect(off.response.status).toBe(204);
}

test(
  "without two-step sign-in a publication is refused with what to do; after it was turned on in another window it goes through",
  { tags: "full" },
  async () => {
    const id = await approved("Shut it", "Ciérrelo");
    const browser = backend.browser();
    const studio = await opened(browser.fetch);
    expect(await publish(studio, id)).toMatchObject({
      ...missing,
      problem: {
        ...missing.problem,
        // In Renata's language.
        title: "Para esto necesita el inicio de sesión en dos pasos.",
        detail: "No se cambió nada. Actívelo en Inicio de sesión y seguridad y, después, inténtelo de nuevo aquí.",
      },
    });
    expect([await stateOf(id), studio.session.getState().phase, studio.stepUp.getState().asked]).toEqual([
      "approved",
      "signedIn",
      false,
    ]);
    const app = await turnOn(await openStudio(browser.fetch));
    expect(await publish(studio, id)).toMatchObject({ ok: true });
    expect(await stateOf(id)).toBe("published");
    await turnOff(studio, app());
  },
);

test(
  "a session from before two-step sign-in is asked for a code, and the publication goes on after it",
  { tags: "full" },
  async () => {
    const id = await approved("Close this", "Cierre esto");
    const earlier = await opened();
    const desk = await opened();
    const app = await turnOn(desk);
    const publication = publish(earlier, id);
    await expect
      .poll(() => earlier.stepUp.getState())
      .toMatchObject({ asked: true, busy: false, ways: { code: true } });
    expect(await stateOf(id)).toBe("approved");
    await earlier.stepUp.prove({ currentPassword: asRenata.password, code: app() });
    expect(await publication).toMatchObject({ ok: true });
    backend.securityClock.advance(60);
    await turnOff(desk, app());
  },
);

test("after a sign-in with a code nothing is asked", { tags: "full" }, async () => {
  const id = await approved("Close that", "Cierre eso");
  const desk = await opened();
  const app = await turnOn(desk);
  const studio = await openStudio(backend.browser().fetch);
  expect(await studio.session.signIn(asRenata)).toEqual({ kind: "codeRequired", factors: ["APP"] });
  expect(await studio.session.completeSignIn(app())).toEqual({ kind: "signedIn" });
  expect(await publish(studio, id)).toMatchObject({ ok: true });
  backend.securityClock.advance(60);
  await turnOff(desk, app());
  expect(await publish(studio, id)).toMatchObject(missing);
});
