import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import type { UnknownAction } from "redux";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { accountId } from "../../../testing/billingFixtures.ts";
import { type Answers, Stage } from "../../../testing/Stage.tsx";
import { billAnswer, billWith } from "../../../testing/statementFixtures.ts";
import { statementFilesEvents } from "../model/statementFiles.slice.ts";
import { StatementScreen } from "./StatementScreen.tsx";

async function open(answer: Answers[string], onEvent?: (event: UnknownAction) => void) {
  await page.viewport(1280, 900);
  return render(
    <LocaleProvider locale="es-US">
      <Stage at={`/billing/statements/st-1?account=${accountId}`} path="/billing/statements/:statementId" answers={{ StatementDetails: answer }} onEvent={onEvent}>
        <StatementScreen />
      </Stage>
    </LocaleProvider>,
  );
}

test("[STMT-01] [B08] the bill in Spanish: what is due, why it is higher in steps and as a table, and the reason behind a line", async () => {
  const screen = await open(billAnswer(billWith()));
  await expect.element(screen.getByRole("heading", { name: "Estado de cuenta del 9 de noviembre de 2026" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: /Por qué los cargos son \$124\.33 más altos/ })).toBeVisible();
  await screen.getByText("Ver como tabla").click();
  await expect.element(screen.getByRole("rowheader", { name: "Visita técnica: se agregó" })).toBeVisible();
  await screen.getByText("Por qué este monto: TV empresarial, 48 canales").click();
  await expect.element(screen.getByText(/El precio mensual cambió de \$74\.00 a \$79\.00/).first()).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Detalle de llamadas" })).toBeVisible();
  await expectNoAxeViolations();
});

test("what is left from earlier statements is said, and the charges alone are compared with last month", async () => {
  const charges = 18_240;
  const screen = await open(billAnswer(billWith({ previousBalance: charges, paymentsReceived: 0, currentCharges: charges, amountDue: 2 * charges, change: 0, activity: [] })));
  const due = screen.getByRole("region", { name: "Saldo por pagar" });
  await expect.element(due).toMatchTextContent(/\$364\.80/);
  await expect.element(due.getByText("Incluye $182.40 pendientes de estados de cuenta anteriores.")).toBeVisible();
  await expect.element(due.getByText("Los cargos actuales son iguales a los del mes anterior.")).toBeVisible();
});

test("[ERR-04] a bill that can't be loaded offers to try again, and the paper statement instead", async () => {
  const events: UnknownAction[] = [];
  const screen = await open("failed", (event) => events.push(event));
  await expect.element(screen.getByRole("button", { name: "Intentar de nuevo" })).toBeVisible();
  await screen.getByRole("button", { name: "Descargar la versión en papel" }).click();
  expect(events).toContainEqual(statementFilesEvents.requested({ file: { kind: "pdf", accountId, statementId: "st-1" }, fileName: "estado-de-cuenta-st-1.pdf" }));
});
