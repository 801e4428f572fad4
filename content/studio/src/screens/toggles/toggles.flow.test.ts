import { openBackend } from "@portico/backend/testing";
import { ruleFor, targetingOf } from "@portico/gate/targeting";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Studio } from "../../app/createStudio.ts";
import { changeSetReading, changeSetStep, openChangeSet, type StepName } from "../../data/changeSets.api.ts";
import { asErin, attempt, openStudio } from "../../testing/studioClient.testing.ts";
import { definitionIn, ruleFormOf, startOf, withNewRule, withRule, type RuleForm } from "./definitionForm.ts";
import { matching } from "./filters.ts";
import {
  discardDraft,
  killToggle,
  previewToggle,
  saveDraft,
  toggleAsItIs,
  toggleReading,
  togglesReading,
  type Toggle,
} from "./toggles.api.ts";

let backend: Awaited<ReturnType<typeof openBackend>>;
let studio: Studio;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  studio = await openStudio(backend.browser().fetch);
  await studio.session.signIn(asErin);
});

const own = { changeSet: undefined };
const client = () => studio.api.client;

async function toggleNow(key: string): Promise<Toggle> {
  const answer = await toggleReading(key, undefined).load(client());
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data;
}

/** Performs an action on a change set's current version; returns whether it succeeded. */
async function take({ api }: Studio, id: number, step: StepName): Promise<boolean> {
  const read = await changeSetReading(id).load(api.client);
  return (
    read.ok &&
    (await changeSetStep.act(api.client, { seen: read.data.changeSet, reason: "It answers again", at: "", step })).ok
  );
}

const onOffFor = (sites: string[]) => {
  const targeting = targetingOf([{ ...ruleFor("on"), sites }]);
  return {
    state: "ENABLED" as const,
    variants: { on: true, off: false },
    defaultVariant: "off",
    ...(targeting ? { targeting } : {}),
  };
};

describe("the list of toggles", () => {
  test("has every toggle and setting, with what needs attention", async () => {
    const answer = await togglesReading.load(client());
    const toggles = answer.ok ? answer.data : [];
    expect(toggles.map(({ key }) => key)).toEqual(
      expect.arrayContaining(["billing", "paymentCutOffHour", "supportPhoneCare"]),
    );
    expect(matching(toggles, { kind: "kill", look: "" }).map(({ key }) => key)).toEqual([
      "billing",
      "equipment",
      "hostedVoice",
      "voice",
    ]);
    expect(matching(toggles, { kind: "", look: "stale" })).toEqual([]);
    const later = toggles.map((toggle): Toggle =>
      toggle.key === "coBrowse" ? { ...toggle, stale: ["expired"] } : toggle,
    );
    expect(matching(later, { kind: "", look: "stale" }).map(({ key }) => key)).toEqual(["coBrowse"]);
    expect(toggles.find(({ key }) => key === "billing")?.places).toContain("portal/src/app/routes.ts");
  });

  test("rejects customers; a viewer sees everything and changes nothing", async () => {
    const [dana, vic] = [await openStudio(backend.browser().fetch), await openStudio(backend.browser().fetch)];
    await dana.session.signIn({ ...asErin, username: "dana" });
    await vic.session.signIn({ ...asErin, username: "vic" });
    expect(await togglesReading.load(dana.api.client)).toMatchObject({ ok: false, problem: { status: 403 } });
    const { etag } = await toggleNow("coBrowse");
    expect((await togglesReading.load(vic.api.client)).ok).toBe(true);
    expect(
      await saveDraft.act(vic.api.client, {
        key: "coBrowse",
        ...own,
        etag,
        definition: onOffFor(["community"]),
        reason: "Mine",
      }),
    ).toMatchObject({ ok: false, problem: { status: 403 } });
    expect(await killToggle.act(vic.api.client, { key: "billing", liveEtag: etag, reason: "Mine" })).toMatchObject({
      ok: false,
      problem: { status: 403 },
    });
  });
});

describe("changing a toggle", () => {
  test("form fields are saved as a draft, read back as the same fields, and discarded", async () => {
    const toggle = await toggleNow("coBrowse");
    const form = withNewRule(ruleFormOf(startOf(toggle)) as RuleForm);
    const definition = definitionIn(withRule(form, 0, { sites: ["community"], percent: "25" }), "boolean");
    const saved = await saveDraft.act(client(), {
      key: "coBrowse",
      ...own,
      etag: toggle.etag,
      definition,
      reason: "A quarter of the communities",
    });
    expect(saved).toMatchObject({
      ok: true,
      data: { draft: { reason: "A quarter of the communities" }, live: toggle.live },
    });
    const again = await toggleNow("coBrowse");
    expect(ruleFormOf(startOf(again))?.rules).toMatchObject([{ sites: ["community"], percent: "25", variant: "on" }]);
    expect(
      (await discardDraft.act(client(), { key: "coBrowse", changeSet: again.draft?.changeSet, etag: again.etag })).ok,
    ).toBe(true);
    expect((await toggleNow("coBrowse")).draft).toBeUndefined();
  });

  test("a conflict returns both versions, and overwriting requires an explicit choice", async () => {
    const { etag } = await toggleNow("coBrowse");
    const [theirs, mine] = [onOffFor(["business"]), onOffFor(["community"])];
    await saveDraft.act(client(), { key: "coBrowse", ...own, etag, definition: theirs, reason: "In another tab" });
    const late = { key: "coBrowse", ...own, etag, definition: mine, reason: "In this tab" };
    const refused = await saveDraft.act(client(), late);
    expect(refused).toMatchObject({
      ok: false,
      problem: { status: 412, code: "CONFLICT", base: { defaultVariant: "off" }, theirs, mine },
    });
    const now = await toggleAsItIs.act(client(), { key: "coBrowse", ...own });
    expect(await saveDraft.act(client(), { ...late, etag: now.ok ? now.data.etag : "" })).toMatchObject({
      ok: true,
      data: { draft: { definition: mine } },
    });
  });

  test("an invalid value is rejected with the allowed values, in the editor's language", async () => {
    const toggle = await toggleNow("paymentCutOffHour");
    const form = ruleFormOf(startOf(toggle)) as RuleForm;
    expect(form).toMatchObject({ enabled: false, values: [{ value: "20" }] });
    const definition = definitionIn(
      { ...form, enabled: true, values: [{ id: 0, ref: "usual", name: "usual", value: "25" }] },
      "number",
    );
    expect(
      await saveDraft.act(client(), {
        key: "paymentCutOffHour",
        ...own,
        etag: toggle.etag,
        definition,
        reason: "Later",
      }),
    ).toMatchObject({
      ok: false,
      problem: { status: 422, findings: [{ error: "WRONG_VALUE", found: "25", expected: ["0–23"] }] },
    });
  });

  test("a setting left to the environment starts from the environment's value", async () => {
    const toggle = await toggleNow("supportPhoneCare");
    expect(definitionIn(ruleFormOf(startOf(toggle)) as RuleForm, "string").variants).toEqual({ usual: "+18005550141" });
  });
});

test("a preview shows who gets which variant, deterministically, and stores nothing", async () => {
  const definition = { ...onOffFor(["community"]) };
  const preview = () => previewToggle.act(client(), { key: "bankLinking", definition });
  const [first, second] = [await preview(), await preview()];
  expect(second).toEqual(first);
  const { people, shares } = first.ok ? first.data : { people: [], shares: [] };
  expect(people.length).toBeGreaterThan(10);
  expect(people.every(({ site, value }) => value === (site === "community"))).toBe(true);
  expect(shares).toMatchObject([
    { site: "business", accounts: 10_000, variants: [{ variant: "off", accounts: 10_000 }] },
    { site: "community", variants: [{ variant: "on", accounts: 10_000 }] },
  ]);
  expect((await toggleNow("bankLinking")).drafts).toEqual([]);
  const broken = { ...definition, defaultVariant: "half" };
  expect(await previewToggle.act(client(), { key: "bankLinking", definition: broken })).toMatchObject({
    ok: false,
    problem: { findings: [{ error: "UNKNOWN_VARIANT", found: "half" }] },
  });
});

test("the kill switch works at once without approval; publishing a draft lifts it", { tags: "full" }, async () => {
  const billing = async () => (await backend.browser().bootstrap()).toggles.values["billing"];
  expect(await billing()).toMatchObject({ value: true, killed: false });
  const { liveEtag } = await toggleNow("billing");
  expect(await killToggle.act(client(), { key: "billing", liveEtag, reason: "The processor is down" })).toMatchObject({
    ok: true,
    data: { kind: "kill", changedToggles: ["billing"] },
  });
  expect(await billing()).toMatchObject({ value: false, killed: true });
  expect(await toggleNow("billing")).toMatchObject({ killed: true });
  expect(await killToggle.act(client(), { key: "billing", liveEtag, reason: "Again" })).toMatchObject({
    ok: false,
    problem: { status: 412 },
  });

  const killed = await toggleNow("billing");
  const opened = await openChangeSet.act(client(), attempt({ title: "Billing again" }));
  const id = opened.ok ? opened.data.id : 0;
  const definition = { state: "ENABLED" as const, variants: { on: true, off: false }, defaultVariant: "on" };
  expect(
    (
      await saveDraft.act(client(), {
        key: "billing",
        changeSet: id,
        etag: killed.liveEtag,
        definition,
        reason: "It answers again",
      })
    ).ok,
  ).toBe(true);
  const amir = await openStudio(backend.browser().fetch);
  await amir.session.signIn({ ...asErin, username: "amir" });
  for (const [who, step] of [
    [studio, "submit"],
    [amir, "approve"],
    [studio, "publish"],
  ] as const)
    expect(await take(who, id, step)).toBe(true);
  expect(await billing()).toMatchObject({ value: true, killed: false });
});

test("browsers never receive server-only toggles", async () => {
  const told = [...Object.keys((await backend.browser().bootstrap()).toggles.values)];
  const bulk = await (
    await backend.browser().fetch("/ofrep/v1/evaluate/flags", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    })
  ).text();
  const single = await backend.browser().fetch("/ofrep/v1/evaluate/flags/paymentCutOffHour", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  expect(told.sort()).toEqual([
    "bankLinking",
    "billing",
    "canUseSMBSpeedTestMFE",
    "coBrowse",
    "communityChannels",
    "equipment",
    "hostedVoice",
    "pointOfContact",
    "securitySuite",
    "speedBump",
    "speedBumpRoutes",
    "techAmenitiesIsMfeEnabled",
    "techAmenitiesPropertyHomePage",
    "userPreferences",
    "voice",
  ]);
  expect(bulk).not.toMatch(/paymentCutOffHour|supportPhone|restoreMinutes/);
  expect(single.status).toBe(404);
});
