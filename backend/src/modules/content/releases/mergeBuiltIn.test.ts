import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Catalogue } from "@portico/gate/contract";
import { contractHash } from "@portico/gate/contractHash";
import { openBackend } from "../../../../testing/openBackend.ts";
import type { TestBackend } from "../../../../testing/types.ts";
import { builtIn, builtInOf, type BuiltIn } from "../catalogue.ts";
import { mergeCatalogue } from "../content.domain.ts";
import { Editor } from "../../../../testing/editor.ts";
import { mergeBuiltIn } from "./mergeBuiltIn.service.ts";

describe("merging a newer build's texts with editors' changes", () => {
  const contracts = {
    "a.b": { where: "x" },
    "a.c": { where: "x", args: { n: "count" as const } },
    "a.d": { where: "x" },
  };
  const nothing = {
    liveToggles: {},
    ourToggles: {},
    liveForms: {},
    ourForms: {},
    liveArticles: {},
    ourArticles: {},
    contracts,
  };
  const words = (text: string) => ({ en: text, es: text });

  test("new keys are added, unchanged texts follow the build, edited texts stay", () => {
    const { messages, setAside } = mergeCatalogue({
      ...nothing,
      base: { "a.b": words("Old"), "a.c": words("Old {n}") },
      live: { "a.b": words("Edited"), "a.c": words("Old {n}") },
      ours: { "a.b": words("New"), "a.c": words("New {n}"), "a.d": words("Added") },
    });
    expect(messages).toEqual({ "a.b": words("Edited"), "a.c": words("New {n}"), "a.d": words("Added") });
    expect(setAside).toEqual({});
  });

  test("an edited language stays, and the other one follows the build", () => {
    const { messages, setAside } = mergeCatalogue({
      ...nothing,
      base: { "a.b": { en: "Old", es: "Viejo" }, "a.c": { en: "Old", es: "Viejo" } },
      live: { "a.b": { en: "Old", es: "Editado" }, "a.c": { en: "Edited", es: "Viejo" } },
      ours: { "a.b": { en: "New", es: "Nuevo" }, "a.c": { en: "New {n}", es: "Nuevo {n}" } },
    });
    expect(messages).toEqual({ "a.b": { en: "New", es: "Editado" }, "a.c": { en: "New {n}", es: "Nuevo {n}" } });
    expect(setAside).toEqual({ "a.c": { en: "Edited", es: "Nuevo {n}" } });
  });

  test("edited texts that no longer fit the arguments become drafts", () => {
    const { messages, setAside } = mergeCatalogue({
      ...nothing,
      base: { "a.c": words("Old") },
      live: { "a.c": words("Edited") },
      ours: { "a.c": words("New {n}") },
    });
    expect(messages).toEqual({ "a.c": words("New {n}") });
    expect(setAside).toEqual({ "a.c": words("Edited") });
  });

  test("dropped keys stay for tabs with the previous build", () => {
    expect(mergeCatalogue({ ...nothing, base: {}, live: { "a.b": words("Old") }, ours: {} }).messages).toEqual({
      "a.b": words("Old"),
    });
  });

  test("changed toggles stay, new ones are added", () => {
    const flag = (defaultVariant: string) => ({
      state: "ENABLED" as const,
      variants: { on: true, off: false },
      defaultVariant,
    });
    expect(
      mergeCatalogue({
        ...nothing,
        base: {},
        live: {},
        ours: {},
        liveToggles: { a: flag("off") },
        ourToggles: { a: flag("on"), b: flag("on") },
      }).toggles,
    ).toEqual({ a: flag("off"), b: flag("on") });
  });
});

describe("at start-up", () => {
  let backend: TestBackend;
  let erin: Editor;
  beforeAll(async () => {
    backend = await openBackend();
    erin = await Editor.signIn(backend);
  });
  afterAll(() => backend.close());

  const later = (change: (catalogue: Catalogue) => Catalogue): BuiltIn => {
    const catalogue = change(
      Object.fromEntries(
        Object.keys(builtIn.contracts).map((key) => [key, { ...builtIn.contracts[key]!, ...builtIn.messages[key]! }]),
      ),
    );
    return builtInOf(catalogue, contractHash(catalogue), builtIn.register, builtIn.forms, builtIn.articles);
  };

  test("the first release is the catalogue", async () => {
    expect((await erin.releases()).body.releases).toMatchObject([
      { release: "1", kind: "catalogue", author: "catalogue", liveIn: ["production", "stage"] },
    ]);
  });

  test("the same build changes nothing, in any number of processes", async () => {
    await Promise.all(
      Array.from({ length: 5 }, () => mergeBuiltIn(backend.database, builtIn, new Date(), backend.clock.timeZone)),
    );
    expect((await erin.releases()).body.releases).toHaveLength(1);
  });

  test("a newer build makes one release, also with several processes; an edited text stays", async () => {
    await erin.draft("billing.close", { en: "Shut", es: "Cierre" });
    await erin.publish();
    const next = later((catalogue) => ({
      ...catalogue,
      "billing.close": { ...catalogue["billing.close"]!, en: "Close now" },
      "billing.tryAgain": { ...catalogue["billing.tryAgain"]!, en: "Try it again" },
      "shell.brandNew": { where: "x", en: "Brand new", es: "Nuevo" },
    }));
    await Promise.all(
      Array.from({ length: 3 }, () => mergeBuiltIn(backend.database, next, new Date(), backend.clock.timeZone)),
    );
    const { releases } = (await erin.releases()).body;
    expect(releases[0]).toMatchObject({
      release: "3",
      kind: "catalogue",
      reason: "BUILD_MERGED",
      changedMessages: ["billing.tryAgain", "shell.brandNew"],
    });
    expect((await erin.message("billing.close")).body.live).toEqual({ en: "Shut", es: "Cierre" });
    expect((await erin.message("shell.brandNew")).body.live).toEqual({ en: "Brand new", es: "Nuevo" });
    expect((await backend.browser().bootstrap()).content.contract).toBe(next.contract);
  });

  test("an older build's process that starts later does not restore its texts", async () => {
    await mergeBuiltIn(backend.database, builtIn, new Date(), backend.clock.timeZone);
    expect((await erin.releases()).body.releases).toHaveLength(3);
  });

  test("texts that no longer fit become a draft with a reason", async () => {
    const changed = later((catalogue) => ({
      ...catalogue,
      "billing.close": { where: "x", args: { what: "text" }, en: "Close {what}", es: "Cerrar {what}" },
    }));
    await mergeBuiltIn(backend.database, changed, new Date(), backend.clock.timeZone);
    const { body } = await erin.message("billing.close");
    expect(body).toMatchObject({ live: { en: "Close {what}" }, drafts: [{ author: "catalogue", state: "open" }] });
    const changeSet = body.drafts[0]?.changeSet ?? 0;
    expect((await erin.changeSet(changeSet)).body.drafts).toMatchObject([
      {
        mine: { en: "Shut", es: "Cierre" },
        findings: expect.arrayContaining([expect.objectContaining({ code: "MISSING_ARGUMENT", expected: ["what"] })]),
      },
    ]);
    expect(await erin.step(changeSet, "submit")).toMatchObject({ status: 422, body: { code: "REFUSED_BY_GATE" } });
  });
});
