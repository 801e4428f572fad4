import { ContentProvider } from "@portico/content-runtime/react";
import type { ContentStore } from "@portico/content-runtime/store";
import "@portico/design-system/theme";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { builtInContent } from "../testing/builtInContent.ts";
import type { ToPortal, VaultMode } from "../lib/vaultProtocol.ts";
import { expectNoAxeViolations } from "../testing/axe.ts";
import { noValues } from "./fields.ts";
import type { Stored } from "./storeCard.ts";
import { VaultForm } from "./VaultForm.tsx";

const card = {
  token: "vt_1",
  type: "visa",
  lastFour: "4242",
  expiry: "1229",
  fundingKind: "credit",
  canSave: true,
  expiresInSeconds: 900,
} as const;

async function form({
  mode = { kind: "newCard" } as VaultMode,
  answer = { kind: "stored", card } as Stored,
  content,
}: { mode?: VaultMode; answer?: Stored; content?: ContentStore } = {}) {
  await page.viewport(320, 900);
  const told: ToPortal[] = [];
  const store = vi.fn(() => Promise.resolve(answer));
  const words = content ?? (await builtInContent("en-US"));
  const screen = await render(
    <ContentProvider store={words}>
      <VaultForm mode={mode} businessDate="2026-11-21" store={store} post={(message) => told.push(message)} />
    </ContentProvider>,
  );
  return { screen, told, store, field: (name: RegExp | string) => screen.getByRole("textbox", { name }) };
}

const good = ["Dana Reyes", "4242424242424242", "1229", "123", "02110"];

async function typeAll(values: readonly string[]) {
  for (const value of values) {
    await userEvent.tab();
    await userEvent.keyboard(value);
  }
}

test("[PAY-14] the brand is shown as soon as the first digits identify it, and the code's hint depends on it", async () => {
  const { screen, field, told } = await form();
  await userEvent.type(field("Card number"), "37");
  await expect.element(screen.getByText("American Express")).toBeVisible();
  await expect.element(field("Security code")).toHaveAccessibleDescription("4 digits on the front");
  expect(told).toContainEqual({ type: "changed", brand: "amex", complete: false });
  await userEvent.clear(field("Card number"));
  await userEvent.type(field("Card number"), "5555");
  await expect.element(field("Security code")).toHaveAccessibleDescription("3 digits on the back");
});

test("a whole card can be entered with the keyboard alone, in reading order, and Enter submits it once", async () => {
  const { told, store } = await form();
  await typeAll(good);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => told.at(-1)).toEqual({ type: "stored", card });
  expect(store).toHaveBeenCalledTimes(1);
  expect(store).toHaveBeenCalledWith(
    { kind: "newCard" },
    {
      ...noValues,
      cardName: "Dana Reyes",
      cardNumber: "4242424242424242",
      expiry: "1229",
      securityCode: "123",
      zip: "02110",
    },
  );
});

test("[PAY-14] validation errors are shown at their fields, the first one has focus, and nothing is sent or cleared", async () => {
  const { screen, field, told, store } = await form();
  await typeAll(["Dana Reyes", "4242424242424241", "1229", "12", "0211"]);
  await userEvent.keyboard("{Enter}");
  await expect.element(field("Card number")).toHaveFocus();
  await expect
    .element(field("Card number"))
    .toHaveAccessibleDescription("This card number isn’t correct. Check each digit.");
  await expect
    .element(field("Security code"))
    .toHaveAccessibleDescription(/^Enter the 3 numeric characters of the security code\./);
  await expect.element(field("ZIP code")).toHaveAccessibleDescription(/^Enter a 5-digit ZIP code\./);
  await expect
    .element(screen.getByRole("status").filter({ hasText: "3 fields need your attention." }))
    .toBeInTheDocument();
  expect(told.at(-1)).toEqual({ type: "invalid", fieldCount: 3 });
  expect(store).not.toHaveBeenCalled();
  await expectNoAxeViolations();
  await userEvent.type(field("ZIP code"), "0");
  await expect.element(field("ZIP code")).toHaveValue("02110");
  await expect.element(field("ZIP code")).toBeValid();
});

test.each([
  ["1126", "taken"],
  ["1026", "This card has expired. Use another one."],
  ["1146", "taken"],
  ["1246", "This date is more than 20 years ahead. Check the year."],
  ["1326", "Enter a valid date as MM/YY."],
  ["0026", "Enter a valid date as MM/YY."],
])("[PAY-13 partly] expiration %s: %s", async (expiry, message) => {
  const { field } = await form();
  await typeAll(["Dana Reyes", "4242424242424242", expiry, "123", "02110"]);
  await userEvent.keyboard("{Enter}");
  if (message !== "taken")
    await expect.element(field("Expiration date")).toHaveAccessibleDescription(expect.stringContaining(message));
  else await expect.element(field("Expiration date")).toBeValid();
});

test("[PAY-08] a saved card asks for its code only: four digits for American Express", async () => {
  const { screen, field, told } = await form({
    mode: { kind: "savedCardCode", savedMethodId: "m2", brand: "amex", lastFour: "0005" },
  });
  expect(screen.getByRole("textbox").all()).toHaveLength(1);
  await userEvent.type(field(/Security code of your card ending in 0005/), "123{Enter}");
  await expect
    .element(field(/Security code/))
    .toHaveAccessibleDescription(/^Enter the 4 numeric characters of the security code\./);
  await userEvent.type(field(/Security code/), "4{Enter}");
  await expect.poll(() => told.at(-1)).toEqual({ type: "stored", card });
});

test("[PAY-08] a code that the bank refused opens with its error and the focus, and asks for nothing else", async () => {
  const { screen, field, told } = await form({
    mode: { kind: "enteredCardCode", cardToken: "vt_1", brand: "mc", lastFour: "4444", codeRefused: true },
  });
  expect(screen.getByRole("textbox").all()).toHaveLength(1);
  await expect.element(field(/Security code of your card ending in 4444/)).toHaveFocus();
  await expect
    .element(field(/Security code/))
    .toHaveAccessibleDescription(/^This security code doesn’t match the card\./);
  expect(told).toContainEqual({ type: "invalid", fieldCount: 1 });
  await userEvent.keyboard("123{Enter}");
  await expect.poll(() => told.at(-1)).toEqual({ type: "stored", card });
  await expectNoAxeViolations();
});

test("the vault's validation error is shown at its field; a failure is reported to the portal and keeps the typed input", async () => {
  const refused = await form({ answer: { kind: "invalid", errors: { cardNumber: "NOT_SUPPORTED" } } });
  await typeAll(good);
  await userEvent.keyboard("{Enter}");
  await expect
    .element(refused.field("Card number"))
    .toHaveAccessibleDescription("We don’t accept this kind of card. Use another one.");
  await refused.screen.unmount();

  const failed = await form({ answer: { kind: "failed", failure: "unreachable" } });
  await typeAll(good);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => failed.told.at(-1)).toEqual({ type: "failed", failure: "unreachable" });
  await expect.element(failed.field("Card number")).toHaveValue("4242 4242 4242 4242");
});

test("[COPY-01] switching the language keeps the typed input and the focus", async () => {
  const content = await builtInContent("en-US");
  const { field } = await form({ content });
  await userEvent.type(field("Name on card"), "Dana");
  await content.setLocale("es-US");
  await expect.element(field("Nombre en la tarjeta")).toHaveValue("Dana");
  await expect.element(field("Nombre en la tarjeta")).toHaveFocus();
  await expect.element(field("Fecha de vencimiento")).toHaveAccessibleDescription("MM/AA");
  await content.setLocale("en-US");
});

test("[WALL-02 partly] a bank account can be entered with the keyboard alone; validation errors are shown at their fields, and nothing is sent or cleared", async () => {
  const { screen, field, store, told } = await form({ mode: { kind: "newBankAccount" } });
  await typeAll(["Harbor Street Bakery"]);
  await userEvent.tab();
  await typeAll(["110000001", "12"]);
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("radio", { name: "Checking" })).toHaveFocus();
  await expect.element(screen.getByRole("radiogroup")).toHaveAccessibleDescription(/Choose checking or savings\./);
  await expect
    .element(field("Routing number"))
    .toHaveAccessibleDescription(/^This routing number isn’t correct\. Compare each digit with your check\./);
  await expect
    .element(field("Account number"))
    .toHaveAccessibleDescription(/^Enter 4 to 17 digits, without spaces or symbols\./);
  expect(told.at(-1)).toEqual({ type: "invalid", fieldCount: 3 });
  expect(store).not.toHaveBeenCalled();
  await expectNoAxeViolations();
  await userEvent.keyboard("{ArrowDown}");
  await userEvent.fill(field("Routing number"), "110000000");
  await userEvent.fill(field("Account number"), "000123456789");
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => store)
    .toHaveBeenCalledWith(
      { kind: "newBankAccount" },
      {
        ...noValues,
        accountHolder: "Harbor Street Bakery",
        accountKind: "savings",
        routingNumber: "110000000",
        accountNumber: "000123456789",
      },
    );
});

test("[WALL-08] an edited card keeps its number and asks for the security code: 4 numeric characters on American Express, 3 on others", async () => {
  const edited = {
    kind: "editedCard",
    savedMethodId: "m1",
    lastFour: "0005",
    expiry: "1126",
    cardName: "Dana Reyes",
  } as const;
  const amex = await form({ mode: { ...edited, brand: "amex" } });
  expect(amex.screen.getByRole("textbox", { name: "Card number" }).all()).toEqual([]);
  await expect.element(amex.field("Expiration date")).toHaveDisplayValue(/^11.*26$/);
  await userEvent.type(amex.field("Security code"), "123{Enter}");
  await expect
    .element(amex.field("Security code"))
    .toHaveAccessibleDescription(/^Enter the 4 numeric characters of the security code\./);
  await amex.screen.unmount();
  const visa = await form({ mode: { ...edited, brand: "visa" }, content: await builtInContent("es-US") });
  await userEvent.type(visa.field("Código de seguridad"), "12{Enter}");
  await expect
    .element(visa.field("Código de seguridad"))
    .toHaveAccessibleDescription(/^Escriba los 3 caracteres numéricos del código de seguridad\./);
});

test("[PAY-02] the linking page asks for bank and account with choices only, and shows validation errors at their fields", async () => {
  const { screen, store } = await form({ mode: { kind: "linkedBank" } });
  expect(screen.getByRole("textbox").all()).toEqual([]);
  screen
    .getByRole("form", { name: "Link a bank account" })
    .element()
    .dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  await expect
    .element(screen.getByRole("radiogroup", { name: "Your bank" }))
    .toHaveAccessibleDescription(/Choose your bank from the list/);
  expect(store).not.toHaveBeenCalled();
  await expectNoAxeViolations();
  await userEvent.click(screen.getByRole("radio", { name: "Harborlight Bank" }));
  await userEvent.click(screen.getByRole("radio", { name: "Checking" }));
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => store.mock.calls)
    .toEqual([[{ kind: "linkedBank" }, { ...noValues, bank: "harborlight-bank", accountKind: "checking" }]]);
});
