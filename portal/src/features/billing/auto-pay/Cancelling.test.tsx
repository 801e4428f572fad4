import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import type { UnknownAction } from "redux";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import type { AutoPayActionDetailsFragment } from "../../../api/graphql/generated/graph.ts";
import { actions, actionWith, autoPayAccount, enrolledState } from "../../../testing/autoPayFixtures.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { accountId } from "../../../testing/billingFixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { autoPayPath } from "../model/paths.ts";
import { ActionScreen } from "./ActionScreen.tsx";
import { autoPayEvents } from "./autoPay.slice.ts";
import { SummaryStep } from "./SummaryStep.tsx";

/** Opens the question before Auto Pay is canceled. */
async function asking(locale: Locale, monthlyDiscount = 500, happened: UnknownAction[] = []) {
  await page.viewport(320, 1000);
  const events: UnknownAction[] = [];
  const account = autoPayAccount({ ...enrolledState, monthlyDiscount });
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Providers at={autoPayPath(accountId)} happened={happened} onEvent={(event) => events.push(event)}>
        <SummaryStep account={account} draft={{ accountId, flow: "change" }} />
      </Providers>
    </LocaleProvider>,
  );
  const open = locale === "en-US" ? "Cancel Auto Pay" : "Cancelar el pago automático";
  await userEvent.click(screen.getByRole("button", { name: open }));
  const requested = () => events.filter(autoPayEvents.requested.match).map(({ payload }) => payload);
  return { dialog: page.getByRole("alertdialog"), requested };
}

test.each([
  ["en-US", /You’ll lose the \$5\.00 monthly discount/, "Cancel Auto Pay"],
  ["es-US", /Perderá el descuento mensual de \$5\.00/, "Cancelar el pago automático"],
] as const)(
  "[AUTO-04] %s: before Auto Pay is canceled a question names the monthly discount that is lost",
  async (locale, warning, confirm) => {
    const { dialog, requested } = await asking(locale);
    await expect.element(dialog).toHaveAccessibleDescription(warning);
    await expectNoAxeViolations();
    expect(requested()).toEqual([]);
    await userEvent.click(dialog.getByRole("button", { name: confirm }));
    expect(requested()).toEqual([{ kind: "cancel", accountId }]);
  },
);

test("[AUTO-04 partly] without a discount the question doesn’t speak of one; keeping Auto Pay sends nothing", async () => {
  const { dialog, requested } = await asking("en-US", 0);
  await expect.element(dialog).toHaveAccessibleDescription(/^Your bills will no longer be paid automatically/);
  await userEvent.click(dialog.getByRole("button", { name: "Keep Auto Pay" }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(requested()).toEqual([]);
});

async function outcome(autoPayAction: AutoPayActionDetailsFragment, locale: Locale, enrolled: boolean) {
  const answer = { billing: autoPayAccount(enrolled ? enrolledState : {}), autoPayAction };
  await page.viewport(320, 1000);
  await render(
    <LocaleProvider locale={locale}>
      <Providers
        at={`/billing/auto-pay/requests/ap-1?account=${accountId}`}
        path="/billing/auto-pay/requests/:actionId"
        answers={{ AutoPayActionPage: answer }}
      >
        <ActionScreen />
      </Providers>
    </LocaleProvider>,
  );
}

const [canceled] = actions.offNow.parts;
const [refused] = actions.stayedOn.parts;
const canceling = (part: typeof canceled) =>
  actionWith({ kind: "CANCEL", debitDay: null, nextDate: null, parts: part ? [part] : [] });

test.each([
  ["en-US", "Auto Pay is off", "Your bills are no longer paid automatically."],
  ["es-US", "El pago automático está desactivado", "Sus facturas ya no se pagan automáticamente."],
] as const)("[AUTO-04] %s: a canceled Auto Pay is off, and bills are no longer paid", async (locale, title, lead) => {
  await outcome(canceling(canceled), locale, false);
  await expect.element(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect.element(page.getByText(lead)).toBeVisible();
  await expectNoAxeViolations();
});

test.each([
  ["en-US", "Auto Pay wasn’t canceled", /The enrollment couldn’t be canceled, so it stays on/],
  ["es-US", "El pago automático no se canceló", /La inscripción no se pudo cancelar, así que sigue activa/],
] as const)("[AUTO-04] %s: a cancellation that failed says that Auto Pay stays on", async (locale, title, reason) => {
  await outcome(canceling(refused), locale, true);
  await expect.element(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect.element(page.getByText(reason)).toBeVisible();
});

test.each([
  ["stays on", actions.stayedOn, "Auto Pay is still on: Internet, TV and phone", /phone.*Not\sdone.*Mobile.*Done/],
  ["is off", actions.notOn, "Auto Pay isn’t on: Mobile", /phone\s?Done.*Mobile.*Not\sdone/],
] as const)(
  "[AUTO-05] one service %s while the other was changed: the title names it, and each part has its result",
  async (_, action, title, states) => {
    await outcome(action, "en-US", true);
    await expect.element(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const parts = page.getByRole("region", { name: "What you requested" });
    await expect.poll(() => parts.element().textContent).toMatch(states);
    await expectNoAxeViolations();
  },
);
