import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "../../testing/renderPart.tsx";
import { Suggestions } from "./Suggestions.tsx";

const path = "/content/v1/editor/suggestions";
const none = { body: { terms: [], translations: [] } };
const part = (english: string, onUse: (spanish: string) => void = () => undefined) => <Suggestions messageKey="billing.pay.title" english={english} onUse={onUse} />;
const textsAsked = (asked: readonly URL[]) => asked.map(({ searchParams }) => searchParams.get("text"));

test("terms come with their Spanish and words to avoid, earlier translations most alike first", async () => {
  await renderPart(part("Choose a payment method"));
  await expect.element(page.getByText("método de pago", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Not: forma de pago")).toBeVisible();
  const percents = [...document.body.innerText.matchAll(/(\d+)% alike/g)].map(([, percent]) => percent);
  expect(percents).toEqual(["83", "50"]);
});

test("an earlier translation is taken by one press, and the button says which", async () => {
  const used: string[] = [];
  await renderPart(part("Choose a payment method", (spanish) => used.push(spanish)));
  await page.getByRole("button", { name: "Use this: Sus métodos de pago" }).click();
  expect(used).toEqual(["Sus métodos de pago"]);
});

test("while somebody types the service is asked once they pause, and not at all for no words", async () => {
  const { asked, show } = await renderPart(part(" "));
  for (const text of ["P", "Pa", "Pay", "Pay now"]) await show(part(text));
  await expect.poll(() => textsAsked(asked)).toEqual(["Pay now"]);
});

test("where nothing helps it says so", async () => {
  await renderPart(part("Xyzzy"), { [path]: none });
  await expect.element(page.getByText("The glossary and earlier translations have nothing for these words.")).toBeVisible();
});

test("when it fails it can be tried again", async () => {
  const { answer } = await renderPart(part("Pay"), { [path]: "offline" });
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  answer({});
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Not: forma de pago")).toBeVisible();
});
