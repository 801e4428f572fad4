import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { useSelector } from "react-redux";
import type { UnknownAction } from "redux";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { accountId, accountWith } from "../../../testing/billingFixtures.ts";
import { Providers, type ProvidersProps } from "../../../testing/Providers.tsx";
import { payOncePath, type PayStep } from "../model/paths.ts";
import type { Draft } from "./payOnce.draft.ts";
import { payOnceEvents, selectDraft } from "./payOnce.slice.ts";
import { PayOnceFlow } from "./PayOnceScreen.tsx";

const amount = { choice: "due", cents: 24817, due: 24817, overpaymentConfirmed: false } as const;
const linked = {
  kind: "new",
  type: "bankAccount",
  lastFour: "5559",
  goodUntil: Number.MAX_SAFE_INTEGER,
  vaultToken: "vt",
  canSave: true,
  save: false,
} as const;
const linking: Draft = { accountId, amount, linksBank: true };

function Flow({ account }: { account: ReturnType<typeof accountWith> }) {
  const draft = useSelector(selectDraft);
  return draft && <PayOnceFlow account={account} draft={draft} />;
}

type Opening = {
  at?: string;
  draft?: Draft;
  step?: PayStep;
  on?: ProvidersProps["on"];
  locale?: Locale;
  account?: ReturnType<typeof accountWith>;
};

async function opened({
  at,
  draft = linking,
  step = "bank",
  on = ["bankLinking"],
  locale = "en-US",
  account = accountWith(),
}: Opening = {}) {
  await page.viewport(320, 900);
  const events: UnknownAction[] = [];
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Providers
        at={at ?? payOncePath(accountId, step)}
        on={on}
        happened={[payOnceEvents.resumed({ draft })]}
        onEvent={(event) => events.push(event)}
      >
        <Flow account={account} />
      </Providers>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  return { screen, said: (type: string) => events.filter((event) => event.type === `payOnce/${type}`) };
}

test("[PAY-02] the bank details are the third of five steps, typed into the linking service’s iframe; leaving returns to the method", async () => {
  const { screen, said } = await opened();
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Link your bank account");
  await expect.element(screen.getByText(/Step 3 of 5/).first()).toBeInTheDocument();
  await expect.poll(() => said("cardFormRequested")).toHaveLength(1);
  await expect
    .element(screen.getByRole("link", { name: "Cancel and choose another method" }))
    .toHaveAttribute("href", payOncePath(accountId, "method"));
  await expectNoAxeViolations();
});

test("[PAY-02] a linked account is shown by its last digits, in Spanish too, and can be replaced by another", async () => {
  const { screen, said } = await opened({ draft: { ...linking, method: linked }, locale: "es-US" });
  await expect.element(screen.getByText("Su cuenta terminada en 5559 está vinculada.")).toBeVisible();
  await expectNoAxeViolations();
  await userEvent.click(screen.getByRole("button", { name: "Vincular otra cuenta" }));
  expect(said("methodDropped")).toHaveLength(1);
});

test("[PAY-02] after a reload it says why the bank is asked for again", async () => {
  const { screen } = await opened({ draft: { ...linking, methodBefore: "newBank" } });
  await expect.element(screen.getByText(/we didn’t keep your bank details/)).toBeVisible();
});

test("[PAY-02] linking is offered only when the feature toggle is on and the account accepts bank payments", async () => {
  const offers = async (opening: Opening) => {
    const { screen } = await opened({ step: "method", draft: { accountId, amount }, ...opening });
    const found = screen.getByRole("radio", { name: /^Link a bank account/ }).all().length;
    await screen.unmount();
    return found;
  };
  expect(await offers({})).toBe(1);
  expect(await offers({ on: [] })).toBe(0);
  expect(
    await offers({
      account: accountWith({ paymentOptions: { ...accountWith().paymentOptions, banksAllowed: false } }),
    }),
  ).toBe(0);
  const { screen, said } = await opened({ step: "method", draft: { accountId, amount } });
  await userEvent.click(screen.getByRole("radio", { name: /^Link a bank account/ }));
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(said("linkingChosen")).toHaveLength(1);
});

test("[PAY-02] when linking is switched off meanwhile, the step says so and links back", async () => {
  const { screen } = await opened({ on: [] });
  await expect.element(screen.getByText("Linking a bank account isn’t available right now.")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Choose another method" }))
    .toHaveAttribute("href", payOncePath(accountId, "method"));
});

const backWith = (end: string) => `/billing/pay-bill?open=bd&account=${accountId}&linking=${end}`;

test.each([
  ["returned", "en-US", "Link your bank account", /^Welcome back\. What you entered is still here\./],
  ["refused", "en-US", "Link your bank account", /^Your bank account wasn’t linked\./],
  ["cancelled", "en-US", "How would you like to pay?", /^You left before linking a bank account\./],
  ["returned", "es-US", "Vincule su cuenta bancaria", /^Le damos la bienvenida de nuevo\./],
  ["refused", "es-US", "Vincule su cuenta bancaria", /^Su cuenta bancaria no se vinculó\./],
  ["cancelled", "es-US", "¿Cómo desea pagar?", /^Salió antes de vincular una cuenta bancaria\./],
] as const)(
  "[PAY-23] a bank-linking service that redirects back with %s (%s) ends on its step, which says that nothing was charged and that the input is kept",
  async (end, locale, title, says) => {
    const { screen, said } = await opened({ at: backWith(end), locale, draft: { ...linking, entry: { bank: true } } });
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    await expect.element(screen.getByText(says)).toBeVisible();
    await expect
      .element(screen.getByText(locale === "en-US" ? /You were not charged/ : /No le cobramos nada/))
      .toBeVisible();
    await expect.element(screen.getByText(/\$248\.17/).first()).toBeVisible();
    expect(said("stepRequested")).toEqual([]);
    await expectNoAxeViolations();
  },
);

test("[PAY-23] a refusal also links to the choice of another method", async () => {
  const draft: Draft = { ...linking, entry: { bank: true } };
  const { screen } = await opened({ at: backWith("refused"), draft });
  await expect
    .element(screen.getByRole("link", { name: "Choose another method", exact: true }))
    .toHaveAttribute("href", payOncePath(accountId, "method", draft.entry));
});

test("[PAY-23] a return without a draft starts with the amount; an unknown result is ignored", async () => {
  const empty = await opened({
    at: backWith("returned"),
    draft: { accountId, linksBank: true, entry: { bank: true } },
  });
  await expect
    .element(empty.screen.getByRole("heading", { level: 1 }))
    .toHaveTextContent("How much would you like to pay?");
  await empty.screen.unmount();
  const unknown = await opened({ at: backWith("<script>") });
  await expect
    .element(unknown.screen.getByRole("heading", { level: 1 }))
    .toHaveTextContent("How much would you like to pay?");
});
