import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pagesHref, pagesWith } from "../../components/pageView.ts";
import { previewsReading } from "../../data/previews.api.ts";
import { messageReading, saveDraft } from "../../editing/message.api.ts";
import { Seat } from "../../testing/seat.testing.ts";
import { previewAddress } from "./frame/useFrameSource.ts";
import { stateId, usualStates } from "./matrix/states.ts";
import { viewIn } from "./view.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

describe("[COPY-03 partly] a page with its words, over the whole service", () => {
  test("whoever may look at messages has pages and customers to choose from, and one of each role and site is shown at first", async () => {
    const choices = await (await Seat.take(backend, "vic")).read(previewsReading);
    const view = viewIn(new URLSearchParams("page=/billing"), choices, "en-US");
    expect(view).toMatchObject({ site: "business", person: "dana", page: "/billing" });
    expect(previewAddress(view)).toBe("/studio/preview/business/dana/-/en-US/billing");
    const usual = usualStates(choices);
    expect(new Set(usual.map(({ person }) => person?.role))).toEqual(new Set(["PRIMARY", "ADMIN", "BILLING", "STANDARD"]));
    expect(usual.map(stateId)).toContain("community:alex");
  });

  test("a message leads to the pages that its screens stand on; what stands on every page leads to none", async () => {
    const vic = await Seat.take(backend, "vic");
    const { pages } = await vic.read(previewsReading);
    const pagesOf = async (key: string) => pagesWith(pages, (await vic.read(messageReading({ key, scope: "all" }))).screens).map(({ address }) => address);
    expect(await pagesOf("session.signIn.lead")).toEqual(["/"]);
    expect(await pagesOf("shell.menu")).toEqual([]);
  });

  test("words saved where nobody had chosen a change set are in one, which the link shows to a colleague; what customers read stays", async () => {
    const [erin, amir] = [await Seat.take(backend, "erin"), await Seat.take(backend, "amir")];
    const place = { key: "billing.whatIf.title", scope: "all" as const };
    const { etag, live } = await erin.read(messageReading(place));
    const words = { en: "See a payment first", es: "Ver antes un pago" };
    const { draft } = await erin.does(saveDraft, { ...place, ...words, reason: "Says what it does", version: etag });
    const link = new URL(pagesHref({ page: "/billing", key: place.key, changeSet: draft?.changeSet ?? null }), "http://studio.example");
    const { changeSet, key, page } = viewIn(link.searchParams, await amir.read(previewsReading), "es-US");
    expect([changeSet, page]).toEqual([draft?.changeSet, "/billing"]);
    expect(await amir.read(messageReading({ key: key ?? "", scope: "all", changeSet: draft?.changeSet ?? 0 }))).toMatchObject({ draft: { wording: words }, live });
    expect(await amir.read(messageReading(place))).not.toHaveProperty("draft");
  });
});
