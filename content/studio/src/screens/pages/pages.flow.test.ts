import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pagesHref, pagesWith } from "../../components/pageView.ts";
import { previewsReading } from "../../data/previews.api.ts";
import { messageReading, saveDraft } from "../../editing/message.api.ts";
import { EditorClient } from "../../testing/studioClient.testing.ts";
import { previewAddress } from "./frame/useFrameSource.ts";
import { stateId, usualStates } from "./matrix/states.ts";
import { viewIn } from "./view.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

describe("[COPY-03 partly] a page with its messages, over the whole service", () => {
  test("everyone who may view messages gets pages and customers; the default states have one customer per role and site", async () => {
    const choices = await (await EditorClient.signIn(backend, "vic")).read(previewsReading);
    const view = viewIn(new URLSearchParams("page=/billing"), choices, "en-US");
    expect(view).toMatchObject({ site: "business", person: "dana", page: "/billing" });
    expect(previewAddress(view)).toBe("/studio/preview/business/dana/-/en-US/billing");
    const usual = usualStates(choices);
    expect(new Set(usual.map(({ person }) => person?.role))).toEqual(
      new Set(["PRIMARY", "ADMIN", "BILLING", "STANDARD"]),
    );
    expect(usual.map(stateId)).toContain("community:alex");
  });

  test("a message links to the pages of the screens that use it; one used on every page has no link", async () => {
    const vic = await EditorClient.signIn(backend, "vic");
    const { pages } = await vic.read(previewsReading);
    const pagesOf = async (key: string) =>
      pagesWith(pages, (await vic.read(messageReading({ key, scope: "all" }))).screens).map(({ address }) => address);
    expect(await pagesOf("session.signIn.lead")).toEqual(["/"]);
    expect(await pagesOf("shell.menu")).toEqual([]);
  });

  test("a draft saved without a chosen change set is in one, which the shareable link shows; live does not change", async () => {
    const [erin, amir] = [await EditorClient.signIn(backend, "erin"), await EditorClient.signIn(backend, "amir")];
    const place = { key: "billing.whatIf.title", scope: "all" as const };
    const { etag, live } = await erin.read(messageReading(place));
    const words = { en: "See a payment first", es: "Ver antes un pago" };
    const { draft } = await erin.does(saveDraft, { ...place, ...words, reason: "Says what it does", version: etag });
    const link = new URL(
      pagesHref({ page: "/billing", key: place.key, changeSet: draft?.changeSet ?? null }),
      "http://studio.example",
    );
    const { changeSet, key, page } = viewIn(link.searchParams, await amir.read(previewsReading), "es-US");
    expect([changeSet, page]).toEqual([draft?.changeSet, "/billing"]);
    expect(
      await amir.read(messageReading({ key: key ?? "", scope: "all", changeSet: draft?.changeSet ?? 0 })),
    ).toMatchObject({ draft: { wording: words }, live });
    expect(await amir.read(messageReading(place))).not.toHaveProperty("draft");
  });
});
