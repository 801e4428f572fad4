import "@portico/design-system/theme";
import axe from "axe-core";
import { describe, expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { mockFetch } from "../../../testing/mockFetch.ts";
import { type CannedPage, cannedPage } from "../../../testing/cannedPage.ts";
import { bootstrapFor, vic } from "../../../testing/fixtures.ts";
import { previewAnswers } from "../../../testing/previewFixtures.ts";
import { builtInWords, StudioPage } from "../../../testing/StudioPage.tsx";
import { FrameAddressProvider } from "../frame/useFrameSource.ts";

declare module "vitest" {
  interface ProvidedContext {
    isFullRun: boolean;
  }
}

const start = "/studio/pages/matrix?page=%2Fbilling";

async function openMatrix({ at = start, shown = {} as CannedPage } = {}) {
  const bootstrap = bootstrapFor(vic);
  const words = await builtInWords(bootstrap);
  const place = { now: "" };
  await render(
    <FrameAddressProvider value={cannedPage(shown)}>
      <StudioPage
        bootstrap={bootstrap}
        words={words}
        fetch={mockFetch(previewAnswers)}
        at={at}
        onAddress={(now) => (place.now = now)}
      />
    </FrameAddressProvider>,
  );
  return { place: () => new URL(place.now, "http://studio.example").searchParams };
}

const frames = () => document.querySelectorAll("iframe").length;

describe("[COPY-03 partly] one page as several customers see it, in both languages", () => {
  test.runIf(inject("isFullRun"))(
    "two pages load at a time, each is audited once it is stable, and the total is announced after all",
    async () => {
      await openMatrix();
      await expect.element(page.getByText("0 of 10 checked")).toBeVisible();
      expect(frames()).toBe(2);
      for (const name of [
        "Dana (owner), Business",
        "Billie (billing), Business",
        "Sam (standard), Business",
        "Pat (owner), Business",
        "Alex (owner), Community",
      ])
        await expect.element(page.getByRole("heading", { name, exact: true })).toBeVisible();
      await expect
        .element(page.getByRole("status").filter({ hasText: "10 of 10 checked. 20 accessibility problems found." }), {
          timeout: 30_000,
        })
        .toBeInTheDocument();
      expect(frames()).toBe(10);
      await expect
        .element(page.getByRole("link", { name: "Alex (owner), Community" }))
        .toHaveAttribute("href", "#state-community:alex");
    },
    45_000,
  );

  test(
    "findings expand below with their messages; each page opens for editing in the state it was audited in",
    { tags: "full" },
    async () => {
      await openMatrix({ at: `${start}&changeSet=12&states=business:dana` });
      await expect.element(page.getByText("2 of 2 checked", { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "2 problems" }).nth(1).click();
      await expect.element(page.getByText(/Elements must meet minimum color contrast/).nth(1)).toBeVisible();
      const address =
        page.getByRole("link", { name: "billing.payOnce.amount.title" }).element().getAttribute("href") ?? "";
      expect(Object.fromEntries(new URL(address, "http://studio.example").searchParams)).toEqual({
        site: "business",
        person: "dana",
        changeSet: "12",
        page: "/billing",
        locale: "es-US",
        width: "phone",
        key: "billing.payOnce.amount.title",
      });
      await expect
        .element(page.getByRole("link", { name: "Open Billing, as Dana (owner) sees it, in Spanish" }))
        .toBeVisible();
      // Contrast cannot be measured during a transition.
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
      const { violations } = await axe.run(document.body, {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        iframes: false,
        rules: { "document-title": { enabled: false } },
      });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    },
  );

  test(
    "a thumbnail is as high as its whole page, so sticky bars cover nothing during the audit",
    { tags: "full" },
    async () => {
      const words = Array.from({ length: 60 }, (_, place) => ({
        key: `line.${place}`,
        place: "text" as const,
        en: `Line ${place}`,
        es: `Línea ${place}`,
        inSight: true,
      }));
      await openMatrix({ at: `${start}&states=business:dana`, shown: { words } });
      await expect.element(page.getByText("2 of 2 checked", { exact: true })).toBeVisible();
      const shown = [...document.querySelectorAll("iframe")];
      expect(shown.length).toBeGreaterThan(0);
      for (const frame of shown) {
        expect(frame.offsetHeight).toBeGreaterThan(2_000);
        expect(frame.contentDocument?.documentElement.scrollHeight).toBeLessThanOrEqual(frame.offsetHeight);
      }
    },
  );

  test.runIf(inject("isFullRun"))(
    "a page that never responds does not block the others, is reported, and can be audited again",
    async () => {
      await openMatrix({ at: `${start}&states=business:dana`, shown: { silent: true } });
      await expect
        .element(page.getByRole("status").filter({ hasText: "2 pages couldn’t be checked." }), { timeout: 20_000 })
        .toBeInTheDocument();
      expect(frames()).toBe(0);
      await page.getByRole("button", { name: "Check it again" }).first().click();
      await expect.poll(frames).toBe(1);
    },
    30_000,
  );

  test(
    "the customers shown are chosen by name and kept in the URL; the selection may be empty",
    { tags: "full" },
    async () => {
      const { place } = await openMatrix({ at: `${start}&states=` });
      await expect.element(page.getByText("No one selected")).toBeVisible();
      await page.getByRole("button", { name: "Shown as: 0 people" }).click();
      await page.getByRole("checkbox", { name: /^Sam \(standard\)/ }).click();
      await page
        .getByRole("group", { name: "Community" })
        .getByRole("checkbox", { name: /^A visitor/ })
        .click();
      await expect.poll(() => place().get("states")).toBe("business:sam,community:-");
      await expect.element(page.getByRole("heading", { name: "A visitor, Community" })).toBeVisible();
    },
  );
});
