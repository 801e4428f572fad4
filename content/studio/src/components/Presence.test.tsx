import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "../testing/renderPart.tsx";
import { Presence } from "./Presence.tsx";

const path = "/content/v1/editor/presence";
const teresa = { username: "teresa", firstName: "Teresa" };
const amir = { username: "amir", firstName: "Amir" };
const here = (...others: object[]) => ({ [path]: { body: { others } } });
const spoken = () => document.querySelector("[role=status]")?.textContent;

/** Sets the page's visibility. */
function seen(visible: boolean): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visible ? "visible" : "hidden");
  document.dispatchEvent(new Event("visibilitychange"));
}

afterEach(() => {
  vi.restoreAllMocks();
});

test("others on the page are named and announced once: only newcomers, and no one again after returning", async () => {
  const { answer } = await renderPart(<Presence place="message:billing.close" />, here(teresa));
  await expect.element(page.getByText("Teresa is here too").first()).toBeVisible();
  expect(spoken()).toBe("Teresa is here too");

  answer(here(amir, teresa));
  seen(true);
  await expect.element(page.getByText("Amir and Teresa are here too")).toBeVisible();
  expect(spoken()).toBe("Amir is here too");

  answer(here());
  seen(true);
  await expect.poll(() => document.body.textContent).not.toContain("Teresa");
  answer(here(teresa));
  seen(true);
  await expect.element(page.getByText("Teresa is here too")).toBeVisible();
  expect(spoken()).toBe("Amir is here too");
});

test("presence is reported every 20 seconds while the page is visible, and at once when it becomes visible again", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { asked } = await renderPart(<Presence place="message:billing.close" />, here());
  const times = () => asked.filter(({ pathname }) => pathname === path).length;
  await vi.advanceTimersByTimeAsync(40_000);
  expect(times()).toBe(3);
  seen(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(times()).toBe(3);
  seen(true);
  expect(times()).toBe(4);
  vi.useRealTimers();
});

test("a failure is silent, and no one unconfirmed is shown as present", async () => {
  const { answer } = await renderPart(<Presence place="message:billing.close" />, here(teresa));
  await expect.element(page.getByText("Teresa is here too").first()).toBeVisible();
  answer({ [path]: "offline" });
  seen(true);
  await expect.poll(() => page.getByText("Teresa is here too").elements().length).toBe(1);
  expect(page.getByRole("alert").elements()).toEqual([]);
});
