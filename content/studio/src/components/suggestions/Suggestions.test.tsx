import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "../../testing/renderPart.tsx";
import { Suggestions } from "./Suggestions.tsx";

const path = "/content/v1/editor/suggestions";
const none = { body: { terms: [], translations: [] } };
const part = (english: string, onUse: (spanish: string) => void = () => undefined) => (
  <Suggestions messageKey="billing.pay.title" english={english} onUse={onUse} />
);
const textsAsked = (asked: readonly URL[]) => asked.map(({ searchParams }) => searchParams.get("text"));

test("glossary terms have their Spanish and terms to avoid; earlier translations are sorted by similarity", async () => {
  await renderPart(part("Choose a payment method"));
  await expect.element(page.getByText("método de pago", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Not: forma de pago")).toBeVisible();
  const percents = [...document.body.innerText.matchAll(/(\d+)% match/g)].map(([, percent]) => percent);
  expect(percents).toEqual(["83", "50"]);
});

test("an earlier translation is inserted with one click, and each button's name says which", async () => {
  const used: string[] = [];
  await renderPart(part("Choose a payment method", (spanish) => used.push(spanish)));
  await page.getByRole("button", { name: "Use this: Sus métodos de pago" }).click();
  expect(used).toEqual(["Sus métodos de pago"]);
});

test("requests are debounced while typing, and not sent for an empty text", async () => {
  const { asked, show } = await renderPart(part(" "));
  for (const text of ["P", "Pa", "Pay", "Pay now"]) await show(part(text));
  await expect.poll(() => textsAsked(asked)).toEqual(["Pay now"]);
});

test("an empty result says so", async () => {
  await renderPart(part("Xyzzy"), { [path]: none });
  await expect.element(page.getByText("No suggestions in the glossary or earlier translations.")).toBeVisible();
});

test("a failure can be retried", async () => {
  const { answer } = await renderPart(part("Pay"), { [path]: "offline" });
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  answer({});
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Not: forma de pago")).toBeVisible();
});
