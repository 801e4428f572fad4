/* oxlint-disable max-lines -- one list of facts that share a set-up */
import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import type { UnknownAction } from "redux";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { accountId, methodWith, scheduledPayments } from "../../../testing/billingFixtures.ts";
import { type Answers, Providers } from "../../../testing/Providers.tsx";
import { walletAnswer, walletAutoPay } from "../../../testing/walletFixtures.ts";
import { addMethodPath, editCardPath, scheduledPath } from "../model/laterPaths.ts";
import { autoPayPath, payOncePath, walletPath } from "../model/paths.ts";
import { AddMethodScreen } from "./AddMethodScreen.tsx";
import { PaymentMethodsScreen } from "./PaymentMethodsScreen.tsx";
import { navigationRequested } from "../../navigation/model/navigation.slice.ts";
import { walletEvents } from "./wallet.slice.ts";

async function opened(
  answer: Answers[string] = walletAnswer(),
  locale: Locale = "en-US",
  happened: UnknownAction[] = [],
) {
  await page.viewport(320, 900);
  const events: UnknownAction[] = [];
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Providers
        at={walletPath(accountId)}
        answers={{ Wallet: answer }}
        happened={happened}
        onEvent={(event) => events.push(event)}
      >
        <PaymentMethodsScreen />
      </Providers>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  return {
    screen,
    led: () => events.filter(navigationRequested.match).map(({ payload }) => payload.to),
    said: (type: string) => events.filter((event) => event.type === `wallet/${type}`),
  };
}

const menuOf = async (name: string, item: string) => {
  await userEvent.click(page.getByRole("button", { name }));
  await userEvent.click(page.getByRole("menuitem", { name: item }));
};

test("a card that has expired or will soon has its update in sight, a good one in its menu", async () => {
  const { screen } = await opened();
  await expect
    .element(screen.getByRole("link", { name: /^Update the card: Mastercard/ }))
    .toHaveAttribute("href", expect.stringContaining("/edit"));
  expect(
    screen
      .getByRole("listitem", { name: /^Company card, Visa/ })
      .getByRole("link")
      .elements(),
  ).toEqual([]);
});

test("while another card becomes the default, the question about a deletion and the nickname wait for an answer", async () => {
  const working = walletEvents.makeDefaultRequested({ accountId, paymentMethodId: "pm_other" });
  const { screen } = await opened(walletAnswer(), "en-US", [working]);
  await menuOf("Actions for Company card, Visa ending in 4242", "Delete");
  const question = screen.getByRole("alertdialog");
  await expect.element(question.getByRole("button", { name: "Delete", exact: true })).toBeVisible();
  await question.getByRole("button", { name: "Keep it" }).click();
  await menuOf("Actions for Company card, Visa ending in 4242", "Change nickname");
  await expect.element(screen.getByRole("dialog").getByRole("button", { name: "Save", exact: true })).toBeVisible();
});

test("[WALL-01] each method shows its name, its flags and what Auto Pay uses it for", async () => {
  const { screen } = await opened();
  const says = async (name: string | RegExp, ...texts: string[]) => {
    const card = screen.getByRole("listitem", { name });
    for (const text of texts) await expect.element(card.getByText(text, { exact: true }).first()).toBeVisible();
  };
  await says(
    "Operating account, Bank account ending in 6789",
    "Checking, Harborlight Bank",
    "Harbor Street Bakery",
    "Default",
    "Auto Pay: all services",
  );
  await says(/American Express/, "Expires 12/26", "Expires soon", "Update it as soon as your new card arrives.");
  await says(/Mastercard/, "Expired 09/26", "Update the card");
  await says(
    /Discover/,
    "Unavailable",
    "This card can’t be used right now. Use another card or a bank account, or pay at a store.",
  );
  await expectNoAxeViolations();
});

test.each([
  ["en-US", "CORE", "Auto Pay: internet, TV and phone"],
  ["en-US", "MOBILE", "Auto Pay: mobile"],
  ["es-US", "CORE", "Pago automático: internet, TV y teléfono"],
  ["es-US", "MOBILE", "Pago automático: móvil"],
] as const)(
  "[WALL-01] %s: a method that Auto Pay charges for some services only (%s) is not shown as paying all of them",
  async (locale, autoPayAssignment, words) => {
    const { screen } = await opened(
      walletAnswer({ paymentMethods: [methodWith("visa", { usedForAutoPay: true, autoPayAssignment })] }),
      locale,
    );
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  },
);

test.each([
  [
    "en-US",
    "discover",
    true,
    "This card can’t be used right now. Use another card or a bank account, or pay at a store.",
  ],
  ["en-US", "discover", false, "This method can’t be used right now. Use another one, or pay at a store."],
  [
    "es-US",
    "bankAccount",
    true,
    "Esta cuenta bancaria no se puede usar ahora. Use otra cuenta o una tarjeta, o pague en una tienda.",
  ],
  ["es-US", "bankAccount", false, "Este método no se puede usar ahora. Use otro o pague en una tienda."],
] as const)(
  "[BILL-07] %s: a saved method (%s) that can’t be used now points to the other kind, if accepted (%s), or to a store",
  async (locale, type, taken, words) => {
    const options = walletAnswer().billing.paymentOptions;
    const paymentOptions =
      type === "bankAccount" ? { ...options, cardsAllowed: taken } : { ...options, banksAllowed: taken };
    const { screen } = await opened(
      walletAnswer({ paymentOptions, paymentMethods: [methodWith("one", { type, unavailable: true })] }),
      locale,
    );
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  },
);

const adding = async (cardsAllowed: boolean, banksAllowed: boolean, locale: Locale) => {
  const options = walletAnswer().billing.paymentOptions;
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Providers
        at={addMethodPath(accountId, "bank")}
        answers={{ Wallet: walletAnswer({ paymentOptions: { ...options, cardsAllowed, banksAllowed } }) }}
      >
        <AddMethodScreen />
      </Providers>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  return screen;
};

test.each([
  ["en-US", false, true, /Pay from a bank account, or in cash at a store/, /^A bank account/],
  ["en-US", true, false, /Pay with a card, or in cash at a store/, /^A card/],
  ["es-US", true, false, /Pague con tarjeta o en efectivo en una tienda/, /^Una tarjeta/],
  ["es-US", false, false, /Pague en una tienda/, undefined],
] as const)(
  "[BILL-07] %s: with cards %s and bank accounts %s, adding a method names and offers only the accepted kinds",
  async (locale, cards, banks, words, left) => {
    const screen = await adding(cards, banks, locale);
    await expect.element(screen.getByText(words)).toBeVisible();
    if (left) await expect.element(screen.getByRole("radio", { name: left })).toBeChecked();
    else expect([screen.getByRole("radio").all(), screen.getByRole("button").all()]).toEqual([[], []]);
    await expectNoAxeViolations();
  },
);

test("[WALL-02] a deletion asks for confirmation; its failure is shown in the dialog, which stays open", async () => {
  const { screen, said } = await opened();
  await menuOf("Actions for Company card, Visa ending in 4242", "Delete");
  const question = page.getByRole("alertdialog", { name: "Delete Company card, Visa ending in 4242?" });
  await expect.element(question.getByRole("button", { name: "Keep it" })).toHaveFocus();
  await userEvent.click(question.getByRole("button", { name: "Delete" }));
  await expect
    .poll(() => said("deletionRequested"))
    .toMatchObject([{ payload: { accountId, paymentMethodId: "visa" } }]);
  await expectNoAxeViolations();
  await expect.element(screen.getByRole("heading", { level: 1, includeHidden: true })).toBeInTheDocument();
});

test("before deleting a method that a scheduled payment uses, the dialog names the payment, the effect and what to do", async () => {
  const scheduled = scheduledPayments.map((payment) => ({ ...payment }));
  const { said } = await opened(walletAnswer({ scheduledPayments: scheduled }));
  await menuOf("Actions for Company card, Visa ending in 4242", "Delete");
  const question = page.getByRole("alertdialog", { name: "Delete Company card, Visa ending in 4242?" });
  await expect
    .element(question)
    .toHaveAccessibleDescription(/that payment won’t be made: you will not be charged on its date/);
  await expect.element(question).toMatchTextContent(/Nov 30, 2026.*\$100\.00/s);
  await expect.element(question).not.toMatchTextContent(/\$148\.17/);
  await expect
    .element(question.getByRole("link", { name: "Change the scheduled payments" }))
    .toHaveAttribute("href", scheduledPath(accountId));
  await expectNoAxeViolations();
  await userEvent.click(question.getByRole("button", { name: "Delete anyway" }));
  await expect.poll(() => said("deletionRequested")).toHaveLength(1);
});

test("[WALL-03] a method that Auto Pay uses cannot be deleted: the dialog links to choose another for Auto Pay", async () => {
  const { said } = await opened(walletAnswer({ amountDue: 0 }));
  await menuOf("Actions for Operating account, Bank account ending in 6789", "Delete");
  const dialog = page.getByRole("alertdialog", { name: "Auto Pay uses this method" });
  await expect
    .element(dialog.getByRole("link", { name: "Choose another for Auto Pay" }))
    .toHaveAttribute("href", autoPayPath(accountId));
  await expectNoAxeViolations();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(said("deletionRequested")).toEqual([]);
});

test("[WALL-05 partly] while a balance is due, changing the method of Auto Pay asks for its payment first", async () => {
  await opened(walletAnswer(), "es-US");
  await menuOf("Acciones para Operating account, Cuenta bancaria terminada en 6789", "Eliminar");
  const dialog = page.getByRole("alertdialog", { name: "Primero pague su saldo" });
  await expect.element(dialog).toHaveAccessibleDescription(/Su saldo por pagar es de \$248\.17\. Páguelo hoy/);
  await expect
    .element(dialog.getByRole("link", { name: "Pagar $248.17" }))
    .toHaveAttribute("href", payOncePath(accountId, "amount", { amount: 24817 }));
});

test("a nickname that could be a card number is refused at its field and stays there", async () => {
  const { said } = await opened();
  await menuOf("Actions for Company card, Visa ending in 4242", "Change nickname");
  const field = page.getByRole("textbox", { name: /Nickname/ });
  await expect.element(field).toHaveValue("Company card");
  await userEvent.fill(field, "4242 4242 4242");
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveAccessibleDescription(/four digits at most/);
  await expectNoAxeViolations();
  await userEvent.fill(field, "Shop");
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => said("renameRequested"))
    .toMatchObject([{ payload: { paymentMethodId: "visa", nickname: "Shop" } }]);
});

test("[ERR-02 partly] a wallet that fails to load says so (apiErrorState) and offers a retry", async () => {
  const { screen } = await opened("failed", "es-US");
  await expect.element(screen.getByRole("alert").getByText("No pudimos cargar sus métodos de pago.")).toBeVisible();
  await expect.element(screen.getByRole("alert").getByRole("button")).toBeVisible();
});

test.each([
  ["done", walletEvents.changed({ what: "delete", accountId }), "The payment method was deleted."],
  ["failed", walletEvents.failed({ what: "makeDefault", accountId }), "We couldn’t change the default method."],
])("[WALL-02] the result of a change is shown above the list: %s", async (_name, event, words) => {
  const { screen } = await opened(walletAnswer(), "en-US", [event]);
  await expect.element(screen.getByText(words, { exact: false })).toBeVisible();
});

test("[SESS-12 partly] a standard user sees the methods, no action, and who can change them", async () => {
  const { screen } = await opened(walletAnswer({ canPay: false }));
  await expect.element(screen.getByText("Your role can’t change payment methods.")).toBeVisible();
  expect(screen.getByRole("button").all()).toEqual([]);
  expect(screen.getByRole("link", { name: "Add a payment method" }).all()).toEqual([]);
});

test("editing opens the card's own page; a bank account has none", async () => {
  const { screen } = await opened();
  await userEvent.click(screen.getByRole("button", { name: "Actions for American Express ending in 0005" }));
  await expect
    .element(page.getByRole("menuitem", { name: "Edit card" }))
    .toHaveAttribute("href", editCardPath(accountId, "amex"));
  await userEvent.keyboard("{Escape}");
  await userEvent.click(
    screen.getByRole("button", { name: "Actions for Operating account, Bank account ending in 6789" }),
  );
  await expect.element(page.getByRole("menuitem", { name: "Change nickname" })).toBeVisible();
  expect(page.getByRole("menuitem", { name: "Edit card" }).all()).toEqual([]);
});

test.each([
  [
    "en-US",
    "What Auto Pay covers",
    "Internet, TV and phone",
    "Mobile",
    "Change Auto Pay",
    "Auto Pay doesn’t cover your mobile service, which requires it.",
  ],
  [
    "es-US",
    "Qué cubre el pago automático",
    "Internet, TV y teléfono",
    "Móvil",
    "Cambiar el pago automático",
    "El pago automático no cubre su servicio móvil, que lo requiere.",
  ],
] as const)(
  "[WALL-09] %s: the wallet shows which method pays which services, mobile included, and opens the Auto Pay flow with the chosen services",
  async (locale, title, core, mobile, change, requires) => {
    const { screen, led } = await opened(
      walletAnswer({ autoPayEnrolled: true, autoPay: walletAutoPay({ core: "visa" }) }),
      locale,
    );
    const card = screen.getByRole("region", { name: title });
    await expect.poll(() => card.getByRole("definition").first().element().textContent).toMatch(/Visa.*4242/);
    await expect.element(card.getByText(requires, { exact: false })).toBeVisible();
    await expect.element(card.getByRole("checkbox", { name: core })).toBeChecked();
    await userEvent.click(card.getByRole("checkbox", { name: mobile }));
    await expectNoAxeViolations();
    await userEvent.click(card.getByRole("button", { name: change }));
    await expect.poll(led).toEqual([`/billing/auto-pay?services=core%2Cmobile&account=${accountId}`]);
  },
);

test("[WALL-09] no service, and core without mobile, are refused with the reason; while Auto Pay is off the flow enrols", async () => {
  const { screen, led } = await opened(walletAnswer({ autoPayEnrolled: false, autoPay: walletAutoPay({}) }));
  const card = screen.getByRole("region", { name: "What Auto Pay covers" });
  await userEvent.click(card.getByRole("checkbox", { name: "Mobile" }));
  await userEvent.click(card.getByRole("button", { name: "Turn on Auto Pay" }));
  await expect.element(card.getByText(/obile/).last()).toBeVisible();
  expect(led()).toEqual([]);
  await userEvent.click(card.getByRole("checkbox", { name: "Mobile" }));
  await userEvent.click(card.getByRole("button", { name: "Turn on Auto Pay" }));
  await expect.poll(led).toEqual([`/billing/auto-pay/enroll?services=core%2Cmobile&account=${accountId}`]);
});

test.each([
  ["the same method pays", { core: "visa", mobile: "visa" }, /^All services.*4242$/],
  ["no method pays", {}, /^All services.*Not covered by Auto.Pay$/],
] as const)("[WALL-09] services that %s are one row", async (_name, paidWith, row) => {
  const { screen } = await opened(walletAnswer({ autoPay: walletAutoPay(paidWith) }));
  const card = screen.getByRole("region", { name: "What Auto Pay covers" });
  await expect.element(card.getByRole("definition")).toBeVisible();
  const list = card.getByRole("definition").element().closest("dl");
  expect(list?.textContent).toMatch(row);
});

test("[WALL-09] a read-only user sees which method pays which services, and no choice", async () => {
  const { screen } = await opened(
    walletAnswer({ canPay: false, autoPayEnrolled: true, autoPay: walletAutoPay({ core: "visa", mobile: "amex" }) }),
  );
  const card = screen.getByRole("region", { name: "What Auto Pay covers" });
  await expect.poll(() => card.getByRole("definition").nth(1).element().textContent).toMatch(/0005/);
  expect(card.getByRole("checkbox").all()).toEqual([]);
  expect(card.getByRole("button").all()).toEqual([]);
});

test("[BILL-07 partly] an account that takes neither cards nor bank accounts is told to pay in cash, and cannot add a method", async () => {
  const { billing } = walletAnswer();
  const paymentMethods = billing.paymentMethods.map((method) => ({
    ...method,
    expired: false,
    unavailable: false,
    restricted: true,
  }));
  const { screen } = await opened(
    walletAnswer({
      paymentMethods,
      paymentOptions: { ...billing.paymentOptions, cardsAllowed: false, banksAllowed: false },
    }),
  );
  await expect.element(screen.getByText("You can only pay this account in cash, at a store.").first()).toBeVisible();
  expect(screen.getByText(/Use a (bank account|card)/).elements()).toEqual([]);
  expect(screen.getByRole("link", { name: "Add a payment method" }).elements()).toEqual([]);
});
