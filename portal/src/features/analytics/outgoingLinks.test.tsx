import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onOutgoingLink } from "./outgoingLinks.ts";

const followed = vi.fn<(destination: string) => void>();
const prevent = (event: Event) => event.preventDefault();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  window.addEventListener("click", prevent);
  document.body.innerHTML = `<a href="https://enterprise.example/billing?account=8347201180"><span>Enterprise</span></a>
    <a href="tel:+18005550100">Call</a><a href="/billing">Billing</a><a>No destination</a>`;
  stop = onOutgoingLink(document, followed);
});
afterEach(() => {
  stop();
  window.removeEventListener("click", prevent);
  vi.useRealTimers();
  followed.mockClear();
});

const click = (text: string) =>
  [...document.querySelectorAll<HTMLElement>("a, span")].findLast(({ textContent }) => textContent === text)!.click();

test("[SHELL-27 partly] a link to another site is reported 25 ms after the click, by its host alone", () => {
  click("Enterprise");
  vi.advanceTimersByTime(24);
  expect(followed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(followed.mock.calls).toEqual([["enterprise.example"]]);
});

test("a telephone number is reported by its scheme, without the number", () => {
  click("Call");
  vi.advanceTimersByTime(25);
  expect(followed.mock.calls).toEqual([["tel:"]]);
});

test("[SHELL-27 partly] a second click within 100 ms is part of the first; a later one is another", () => {
  const at = vi.spyOn(Event.prototype, "timeStamp", "get");
  for (const time of [1000, 1099, 1300]) {
    at.mockReturnValue(time);
    click("Enterprise");
  }
  vi.advanceTimersByTime(25);
  expect(followed).toHaveBeenCalledTimes(2);
  at.mockRestore();
});

test("links within the portal and without a destination are not reported", () => {
  click("Billing");
  click("No destination");
  vi.advanceTimersByTime(100);
  expect(followed).not.toHaveBeenCalled();
});
