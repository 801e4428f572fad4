import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import type { Bootstrap } from "../api/bootstrap.ts";
import type { MockAnswers } from "../testing/mockFetch.ts";
import { bootstrapFor, dana, owing } from "../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../testing/PortalPage.tsx";
import type { Portal } from "./createPortal.ts";

const billing = (killed: boolean) => ({
  etag: String(killed),
  values: { billing: { value: !killed, variant: "", applies: "atOnce" as const, killed } },
});

const stopped = bootstrapFor(dana, { toggles: billing(true) });
const heading = (name: string) => page.getByRole("heading", { level: 1, name });

async function reload(at: string, bootstrap: Bootstrap, answers: MockAnswers = {}) {
  const content = await builtInContent(bootstrap);
  const opened: { portal?: Portal } = {};
  const hear = (portal: Portal) => void (opened.portal = portal);
  await render(<PortalPage content={content} bootstrap={bootstrap} at={at} answers={answers} onPortal={hear} />);
  const path = () => opened.portal?.store.getState().navigation.path;
  return { content, path, portal: () => opened.portal as Portal };
}

test(
  "[COPY-02 partly] an area stopped by a kill switch says so at its own URL, also after a reload, and returns when it is switched on again",
  { timeout: 30_000 },
  async () => {
    const { content, path } = await reload("/billing", stopped);
    await expect
      .element(heading("This part of the portal is temporarily unavailable."), { timeout: 15_000 })
      .toBeVisible();
    expect(path()).toBe("/billing");
    content.startSession(billing(false));
    await expect.poll(() => heading("This part of the portal is temporarily unavailable.").elements().length).toBe(0);
    expect(path()).toBe("/billing");
  },
);

test("[COPY-02 partly] the notice of a stopped area is in Spanish after a reload", { timeout: 30_000 }, async () => {
  await reload("/billing", { ...stopped, locale: "es-US" });
  await expect
    .element(heading("Esta parte del portal no está disponible por el momento."), { timeout: 15_000 })
    .toBeVisible();
});

test(
  "[COPY-02 partly] an area that is off but not stopped shows not found after a reload",
  { timeout: 30_000 },
  async () => {
    const off = {
      etag: "off",
      values: { billing: { value: false, variant: "", applies: "atOnce" as const, killed: false } },
    };
    const { path } = await reload("/billing", bootstrapFor(dana, { toggles: off }));
    await expect.poll(path, { timeout: 15_000 }).toBe("/404");
  },
);

test(
  "[COPY-02 partly] reloading a stopped payment page makes no statement about money, because the page cannot know",
  { timeout: 30_000 },
  async () => {
    const { portal } = await reload("/billing/pay-bill", stopped);
    await expect
      .element(heading("This part of the portal is temporarily unavailable."), { timeout: 15_000 })
      .toBeVisible();
    await expect.poll(() => portal().store.getState().account.accounts.phase).toBe("ready");
    expect(page.getByText("You were not charged.").elements()).toEqual([]);
  },
);

test(
  "[COPY-02 partly] reloading a stopped payment page says that a payment is being confirmed while one is",
  { timeout: 30_000 },
  async () => {
    const locked = { "/api/pub/account/v1/accounts": { body: { accounts: [{ ...owing, paymentLocked: true }] } } };
    await reload("/billing/pay-bill", stopped, locked);
    await expect
      .element(page.getByText("We’re confirming your payment.", { exact: false }), { timeout: 15_000 })
      .toBeVisible();
  },
);

test(
  "[COPY-02 partly] an area stopped during a payment shows a notice that nothing was charged, and returns without a reload",
  { timeout: 30_000 },
  async () => {
    const bootstrap = bootstrapFor(dana, { toggles: billing(false) });
    const content = await builtInContent(bootstrap);
    const opened: { portal?: Portal } = {};
    const hear = (portal: Portal) => void (opened.portal = portal);
    await render(<PortalPage content={content} bootstrap={bootstrap} at="/billing/pay-bill" onPortal={hear} />);
    const closed = page.getByRole("heading", { level: 1, name: "This part of the portal is temporarily unavailable." });
    await expect.poll(() => opened.portal?.store.getState().screens, { timeout: 15_000 }).toContain("payOnce");
    content.startSession(billing(true));
    await expect.element(closed, { timeout: 15_000 }).toBeVisible();
    await expect.element(page.getByText("You were not charged.")).toBeVisible();
    expect(opened.portal?.store.getState().navigation.path).toBe("/billing/pay-bill");
    content.startSession(billing(false));
    await expect.poll(() => closed.elements().length).toBe(0);
    expect(opened.portal?.store.getState().navigation.path).toBe("/billing/pay-bill");
  },
);
