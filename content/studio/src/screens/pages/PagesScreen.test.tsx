import "@portico/design-system/theme";
import axe from "axe-core";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type MockAnswers, mockFetch } from "../../testing/mockFetch.ts";
import { type CannedPage, cannedPage } from "../../testing/cannedPage.ts";
import { bootstrapFor, erin, messageOf, messages, timing as usualTiming } from "../../testing/fixtures.ts";
import { previewAnswers } from "../../testing/previewFixtures.ts";
import { changeSetOf, itemOf } from "../../testing/reviewFixtures.ts";
import { builtInWords, StudioPage } from "../../testing/StudioPage.tsx";
import { FrameAddressProvider } from "./frame/useFrameSource.ts";

const start = "/studio/pages?site=business&person=dana&page=%2Fbilling&locale=en-US&width=phone";
const title = messages[0]!;

/** A message without its own site wording, whatever scope is requested. */
const noneOfOneSite = Object.fromEntries(
  ["business", "community"].flatMap((scope) =>
    messages.map(({ key }) => [
      `/content/v1/editor/messages/${key}?scope=${scope}`,
      { body: { ...messageOf(key, "", ""), scope, live: undefined } },
    ]),
  ),
);

beforeEach(() => sessionStorage.clear());

/** Opens the screen in the real Studio over a canned page; `at` is its current URL. */
async function openPage({
  at = start,
  shown = {} as CannedPage,
  answers = {} as MockAnswers,
  locale = "en-US" as "en-US" | "es-US",
  timing = usualTiming,
} = {}) {
  const bootstrap = bootstrapFor(erin, { locale, session: { authenticated: true, editor: erin, timing } });
  const asked: Request[] = [];
  const canned = mockFetch({ ...previewAnswers, ...noneOfOneSite, ...answers });
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    asked.push(request.clone());
    return canned(request);
  };
  const words = await builtInWords(bootstrap);
  const place = { now: "" };
  const screen = await render(
    <FrameAddressProvider value={cannedPage(shown)}>
      <StudioPage bootstrap={bootstrap} words={words} fetch={fetch} at={at} onAddress={(now) => (place.now = now)} />
    </FrameAddressProvider>,
  );
  return {
    asked,
    close: () => screen.unmount(),
    place: () => new URL(place.now, "http://studio.example").searchParams,
  };
}

const pingsIn = (asked: readonly Request[]) => asked.filter(({ url }) => url.endsWith("/session/v1/ping"));

const row = (name: string | RegExp) => page.getByRole("button", { name });
const inFrame = () => document.querySelector("iframe")!.contentDocument!;
const lineOf = (key: string) => inFrame().querySelector<HTMLElement>(`[data-key="${key}"]`);

/** Generous, for a busy machine. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

/** The list is rendered, and the page is in choosing mode. */
async function rowsAreThere(): Promise<void> {
  await expect.element(row(/billing\.payOnce\.amount\.title/)).toBeVisible();
  await soon(() => expect(inFrame().body.dataset["choosing"]).toBe("true"));
}

describe("[COPY-03 partly] a portal page with its messages", () => {
  test(
    "the list groups them by how they are perceived, and arrow keys frame each on the page",
    { tags: "full" },
    async () => {
      await openPage();
      await rowsAreThere();
      for (const name of ["Title of the browser’s tab", "Shown on the page (3)", "Only read by screen readers (1)"])
        await expect.element(page.getByRole("heading", { name })).toBeVisible();
      await expect.element(page.getByText("5 messages", { exact: true }).first()).toBeVisible();
      row(/billing\.home\.title/)
        .element()
        .focus();
      await userEvent.keyboard("{ArrowDown}{ArrowDown}");
      await expect.element(row(/billing\.payOnce\.amount\.title/)).toHaveFocus();
      await soon(() => expect(lineOf("billing.payOnce.amount.title")?.style.outline).toContain("3px"));
      await userEvent.keyboard("{End}");
      await expect.element(row(/shell\.menu/)).toHaveFocus();
      expect(document.querySelectorAll('[data-row][tabindex="0"]')).toHaveLength(1);
    },
  );

  test(
    "Down moves from the search to the first row, and messages changed by the change set are marked",
    { tags: "full" },
    async () => {
      await openPage({
        at: `${start}&changeSet=12`,
        answers: {
          "/content/v1/editor/change-sets/12": {
            body: { changeSet: changeSetOf(), today: "2026-11-21", drafts: [itemOf("billing.payOnce.amount.title")] },
          },
        },
      });
      await rowsAreThere();
      await expect.element(row(/billing\.payOnce\.amount\.title.*Changed here/)).toBeVisible();
      expect(row(/Changed here/).elements()).toHaveLength(1);
      page.getByRole("searchbox", { name: "Search this copy" }).element().focus();
      await userEvent.keyboard("{ArrowDown}");
      await expect.poll(() => document.activeElement?.matches('[data-row][tabindex="0"]')).toBe(true);
    },
  );

  test(
    "Enter opens a message beside the page with focus in its field; typing updates the page, and back returns to the row",
    { tags: "full" },
    async () => {
      const { place } = await openPage();
      await rowsAreThere();
      row(/billing\.payOnce\.amount\.title/)
        .element()
        .focus();
      await userEvent.keyboard("{Enter}");
      const english = page.getByRole("textbox", { name: "English", exact: true });
      await expect.element(english).toHaveFocus();
      expect(place().get("key")).toBe(title.key);
      await userEvent.keyboard("{Control>}{End}{/Control} Today.");
      await soon(() => expect(lineOf(title.key)).toHaveTextContent(`${title.live?.en} Today.`));
      await page.getByRole("button", { name: "All copy on this page" }).click();
      await soon(() =>
        expect(document.activeElement).toBe(row(/Today\..*billing\.payOnce\.amount\.title.*Not saved/).element()),
      );
      // The typed text is kept with the message.
      await userEvent.keyboard("{Enter}");
      await expect.element(english).toHaveValue(`${title.live?.en} Today.`);
      await expect.element(page.getByText("Your unsaved copy was restored.")).toBeVisible();
    },
  );

  test("wording with gate errors is not shown on the page: the last valid one stays", { tags: "full" }, async () => {
    await openPage({ at: `${start}&key=${title.key}` });
    await page.getByRole("textbox", { name: "English", exact: true }).fill("How much {nobody}?");
    await expect.element(page.getByText(/nobody.*Remove it/)).toBeVisible();
    await page.getByRole("textbox", { name: "Spanish", exact: true }).fill("¿Cuánto pagará?");
    await page.getByRole("button", { name: "Español" }).nth(1).click();
    await soon(() => expect(lineOf(title.key)).toHaveTextContent("¿Cuánto pagará?"));
    expect(inFrame().documentElement.lang).toBe("es");
    await page.getByRole("group", { name: "Language of the page" }).getByRole("button", { name: "English" }).click();
    await soon(() => expect(lineOf(title.key)).toHaveTextContent(title.live?.en ?? "?"));
  });

  test(
    "a click on the page opens its message, and another click keeps typed text; in browsing mode links work and update the URL",
    { tags: "full" },
    async () => {
      const { place } = await openPage();
      await rowsAreThere();
      lineOf("billing.payOnce.amount.title")?.click();
      const english = page.getByRole("textbox", { name: "English", exact: true });
      await expect.element(english).toHaveFocus();
      await userEvent.keyboard("x");
      lineOf("billing.payOnce.review.title")?.click();
      await expect.element(page.getByRole("heading", { name: "billing.payOnce.review.title" })).toBeVisible();
      lineOf("billing.payOnce.amount.title")?.click();
      await soon(() => expect((english.element() as HTMLTextAreaElement).value).toContain("x"));
      await page.getByRole("button", { name: "Use the page" }).click();
      await soon(() => expect(inFrame().body.dataset["choosing"]).toBe("false"));
      lineOf("billing.payOnce.review.title")?.click();
      const before = document.querySelector("iframe");
      inFrame().querySelector("a")?.click();
      await soon(() => expect(place().get("page")).toBe("/services"));
      await expect.element(page.getByRole("combobox", { name: "Page", exact: true })).toHaveValue("/services");
      expect([document.querySelector("iframe") === before, place().get("key")]).toEqual([
        true,
        "billing.payOnce.amount.title",
      ]);
    },
  );

  test("a saved draft selects its change set, which the shareable link names", { tags: "full" }, async () => {
    const draft = {
      changeSet: 12,
      author: "erin",
      at: "2026-11-21T15:00:00Z",
      reason: "Shorter",
      wording: { en: "How much?", es: "¿Cuánto?" },
    };
    const saved = { ...title, etag: '"2"', draft };
    const { asked, place } = await openPage({
      at: `${start}&key=${title.key}`,
      answers: {
        [`/content/v1/editor/messages/${title.key}/draft?scope=all`]: { body: saved },
        [`/content/v1/editor/messages/${title.key}?scope=all&changeSet=12`]: { body: saved },
      },
    });
    await page.getByRole("textbox", { name: "English", exact: true }).fill("How much?");
    await page.getByRole("textbox", { name: "Spanish", exact: true }).fill("¿Cuánto?");
    await page.getByRole("textbox", { name: "Why?" }).fill("Shorter");
    await page.getByRole("button", { name: "Save the draft" }).click();
    await expect.element(page.getByText("Draft saved.")).toBeVisible();
    await soon(() => expect(place().get("changeSet")).toBe("12"));
    expect(asked.filter(({ url }) => url.includes("/draft"))).toHaveLength(1);
    await soon(() => expect(lineOf(title.key)).toHaveTextContent("How much?"));
    await expect.element(page.getByText("Draft saved.")).toBeVisible();
  });

  test("a message whose own wording of the site cannot be read opens no other wording", async () => {
    const ofSite = `/content/v1/editor/messages/${title.key}?scope=business`;
    await openPage({
      at: `${start}&key=${title.key}`,
      answers: { [ofSite]: { status: 503, code: "UNAVAILABLE", title: "This copy can't be read now." } },
    });
    await expect.element(page.getByText("This copy can't be read now.")).toBeVisible();
    expect(page.getByRole("textbox", { name: "English", exact: true }).elements()).toEqual([]);
  });

  test("[SESS-06 partly] work in the page counts as activity, also in the next one it opens", async () => {
    const { asked } = await openPage({ timing: { ...usualTiming, pingSeconds: 1 } });
    await rowsAreThere();
    const nextPing = async () => {
      const before = pingsIn(asked).length;
      await soon(() => expect(pingsIn(asked).length).toBeGreaterThan(before));
      return ((await pingsIn(asked)[before]!.clone().json()) as { active: boolean }).active;
    };
    for (const opened of ["first", "next"]) {
      const before = inFrame();
      if (opened === "next") before.defaultView!.location.reload();
      await soon(() => expect([inFrame() === before, lineOf(title.key) !== null]).toEqual([opened === "first", true]));
      // What happened while it opened is reported first.
      await expect.poll(nextPing, { timeout: 10_000 }).toBe(false);
      inFrame()
        .querySelector("main")!
        .dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      expect(await nextPing(), opened).toBe(true);
    }
  });

  test("a refused action on the page shows a notice", { tags: "full" }, async () => {
    await openPage();
    await rowsAreThere();
    inFrame().querySelector("button")?.click();
    await expect
      .element(page.getByRole("status").filter({ hasText: "This is a preview: nothing was changed." }))
      .toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await expect.element(page.getByText("This is a preview: nothing was changed.")).not.toBeInTheDocument();
  });

  test("an expired page can be reopened, with the typed text", { tags: "full" }, async () => {
    await openPage({ shown: { says: "ended" }, at: `${start}&key=${title.key}` });
    await page.getByRole("textbox", { name: "English", exact: true }).fill("How much now?");
    await expect.element(page.getByText("This preview has ended.")).toBeVisible();
    const before = document.querySelector("iframe");
    await page.getByRole("button", { name: "Open the page again" }).click();
    await soon(() => expect(document.querySelector("iframe")).not.toBe(before));
    await soon(() => expect(lineOf(title.key)).toHaveTextContent("How much now?"));
  });

  test("the keyboard can skip the page, and messages from other frames are ignored", async () => {
    await openPage();
    await rowsAreThere();
    page.getByRole("link", { name: "Skip the page and go to its copy" }).element().focus();
    await expect.element(page.getByRole("link", { name: "Skip the page and go to its copy" })).toBeVisible();
    window.postMessage({ type: "chosen", key: "shell.menu" }, location.origin);
    await new Promise((done) => setTimeout(done, 100));
    await expect.element(page.getByRole("heading", { name: "Copy on this page" })).toBeVisible();
  });

  test(
    "the screen has no axe violation, with the list and with a message, and fits in 320 px",
    { tags: "full" },
    async () => {
      await page.viewport(320, 800);
      for (const at of [start, `${start}&key=${title.key}`]) {
        const { close } = await openPage({ at });
        await soon(() => expect(document.querySelector("textarea, [data-row]")).not.toBeNull());
        await new Promise((done) => setTimeout(done, 300));
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
        const { violations, passes } = await axe.run(document.body, {
          runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
          iframes: false,
          rules: { "document-title": { enabled: false } },
        });
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        expect(passes.length).toBeGreaterThan(10);
        await close();
      }
      await page.viewport(1280, 800);
    },
  );
});
