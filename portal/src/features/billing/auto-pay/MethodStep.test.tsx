import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import type { UnknownAction } from "redux";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { autoPayAccount, enrolledState } from "../../../testing/autoPayFixtures.ts";
import { accountId } from "../../../testing/billingFixtures.ts";
import { Stage } from "../../../testing/Stage.tsx";
import { autoPayPath, payOncePath } from "../model/paths.ts";
import { MethodStep } from "./MethodStep.tsx";

async function changing(changes: Parameters<typeof autoPayAccount>[1], locale: Locale = "en-US") {
  await page.viewport(320, 900);
  const events: UnknownAction[] = [];
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Stage at={autoPayPath(accountId, "method")} onEvent={(event) => events.push(event)}>
        <MethodStep account={autoPayAccount(enrolledState, changes)} draft={{ accountId, flow: "change", services: ["core"] }} />
      </Stage>
    </LocaleProvider>,
  );
  return { screen, said: (type: string) => events.filter((event) => event.type === `autoPay/${type}`) };
}

test("[WALL-05] while a balance is due another method does not pay yet: the dialog says what to pay today, and leads there", async () => {
  const { screen, said } = await changing({}, "es-US");
  await userEvent.click(screen.getByRole("radio", { name: /terminada en 6789/ }));
  await userEvent.click(screen.getByRole("button", { name: "Continuar" }));
  const dialog = page.getByRole("alertdialog", { name: "Primero pague su saldo" });
  await expect.element(dialog).toHaveAccessibleDescription(/Debe \$248\.17\. Pague hoy/);
  await expect.element(dialog.getByRole("link", { name: "Pagar $248.17" })).toHaveAttribute("href", payOncePath(accountId));
  await expectNoAxeViolations();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(said("methodChosen")).toEqual([]);
});

test("[WALL-05] once it is paid, or on its way, the other method is taken", async () => {
  for (const changes of [{ amountDue: 0 }, { pendingPaymentAmount: 24817 }]) {
    const { screen, said } = await changing(changes);
    await userEvent.click(screen.getByRole("radio", { name: /ending in 6789/ }));
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    expect(said("methodChosen")).toHaveLength(1);
    await screen.unmount();
  }
});
