import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import type { UnknownAction } from "redux";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { accountId } from "../../../testing/billingFixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { paperlessEvents } from "../model/paperless/paperless.slice.ts";
import { PaperlessQuestion } from "./PaperlessQuestion.tsx";

async function requested(enrolled: boolean, locale: "en-US" | "es-US" = "en-US") {
  await page.viewport(360, 900);
  const events: UnknownAction[] = [];
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Providers
        happened={[paperlessEvents.requested({ accountId, enrolled })]}
        onEvent={(event) => events.push(event)}
      >
        <PaperlessQuestion accountId={accountId} enrolled={enrolled} />
      </Providers>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole("alertdialog")).toBeVisible();
  return { screen, confirmed: () => events.filter(({ type }) => type === paperlessEvents.confirmed.type).length };
}

test(
  "[BILL-09 partly] paperless needs the consent: the dialog says so, and keeps its state",
  { tags: "full" },
  async () => {
    const { screen, confirmed } = await requested(true);
    await userEvent.click(screen.getByRole("button", { name: "Turn on" }));
    await expect.element(screen.getByText("To turn on paperless billing, agree to electronic delivery.")).toBeVisible();
    await expect.element(screen.getByRole("checkbox")).toHaveFocus();
    expect(confirmed()).toBe(0);
    await expectNoAxeViolations();
    await userEvent.click(screen.getByRole("checkbox"));
    await userEvent.click(screen.getByRole("button", { name: "Turn on" }));
    expect(confirmed()).toBe(1);
  },
);

test(
  "[BILL-09 partly] the consent text opens above the dialog, in Spanish too, and closing it returns to the dialog",
  { tags: "full" },
  async () => {
    const { screen } = await requested(true, "es-US");
    await userEvent.click(screen.getByRole("button", { name: "entrega electrónica" }));
    const terms = screen.getByRole("dialog", { name: "Consentimiento para la entrega electrónica" });
    await expect.element(terms).toBeVisible();
    await expect.element(terms.getByText(/^Puede retirar su consentimiento/)).toBeVisible();
    await expectNoAxeViolations();
    await userEvent.keyboard("{Escape}");
    await expect.element(terms).not.toBeInTheDocument();
    await expect.element(screen.getByRole("alertdialog")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "entrega electrónica" })).toHaveFocus();
  },
);

test("[BILL-09 partly] going back to paper asks for no consent", async () => {
  const { screen, confirmed } = await requested(false);
  expect(screen.getByRole("checkbox").all()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Turn off" }));
  expect(confirmed()).toBe(1);
});
