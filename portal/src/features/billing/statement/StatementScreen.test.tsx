import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import type { UnknownAction } from "redux";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { askedPosition, askedStatementId, questioned, waitingQuestion } from "../../../testing/billQuestionFixtures.ts";
import { accountId } from "../../../testing/billingFixtures.ts";
import { type Answers, Providers } from "../../../testing/Providers.tsx";
import { billAnswer, billWith, callsAnswer } from "../../../testing/statementFixtures.ts";
import { questionsRead } from "../model/bill-questions/billQuestions.slice.ts";
import { statementFilesEvents } from "../model/statement-files/statementFiles.slice.ts";
import { StatementScreen } from "./StatementScreen.tsx";

async function open(
  answer: Answers[string],
  onEvent?: (event: UnknownAction) => void,
  width = 1280,
  calls: Answers[string] = callsAnswer,
) {
  await page.viewport(width, 900);
  return render(
    <LocaleProvider locale="es-US">
      <Providers
        at={`/billing/statements/st-1?account=${accountId}`}
        path="/billing/statements/:statementId"
        answers={{ StatementDetails: answer, StatementCalls: calls }}
        onEvent={onEvent}
      >
        <StatementScreen />
      </Providers>
    </LocaleProvider>,
  );
}

test("[STMT-01] [B08] the bill in Spanish: amount due, the steps and table of why it is higher, and the reason of a line", async () => {
  const screen = await open(billAnswer(billWith()));
  await expect
    .element(screen.getByRole("heading", { name: "Estado de cuenta del 9 de noviembre de 2026" }))
    .toBeVisible();
  await expect
    .element(screen.getByRole("heading", { name: /Por qué sus cargos son \$124\.33 más altos/ }))
    .toBeVisible();
  await screen.getByText("Ver como tabla").click();
  await expect.element(screen.getByRole("rowheader", { name: "Visita del técnico: se agregó" })).toBeVisible();
  await screen.getByText("Por qué este monto: TV para empresas, 48 canales").click();
  await expect.element(screen.getByText(/El precio mensual cambió de \$74\.00 a \$79\.00/).first()).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Detalle de llamadas" })).toBeVisible();
  await expectNoAxeViolations();
});

test(
  "[STMT-03 partly] the calls of a bill are sorted by length on request, with their total below",
  { tags: "full" },
  async () => {
    const screen = await open(billAnswer(billWith({ callDetails: "VERIFIED" })));
    const row = (place: number) => screen.getByRole("table").getByRole("row").nth(place);
    await expect.element(row(1).getByText("(617) 555-0177")).toBeVisible();
    await screen.getByRole("button", { name: /Duración/ }).click();
    await expect.element(row(3).getByText("(617) 555-0163")).toBeVisible();
    await screen.getByRole("button", { name: /Duración/ }).click();
    await expect.element(row(1).getByText("(617) 555-0163")).toBeVisible();
    await expect.element(row(4)).toHaveTextContent("Total13 min 35 s");
    await expectNoAxeViolations();
  },
);

test("[STMT-03 partly] a bill with more calls than are listed says so, and its total covers all of them", async () => {
  const { statement, ...rest } = callsAnswer;
  const callTotals = { __typename: "CallTotals" as const, count: 512, seconds: 36_061 };
  const bill = billAnswer(billWith({ callDetails: "VERIFIED" }));
  const screen = await open(bill, undefined, 1280, { ...rest, statement: { ...statement, callTotals } });
  await expect.element(screen.getByText(/Aparecen las 3 llamadas más recientes de 512\./)).toBeVisible();
  await expect.element(screen.getByRole("table").getByRole("row").nth(4)).toHaveTextContent("Total601 min 1 s");
});

test.each<[string, Partial<Parameters<typeof billWith>[0]>, RegExp]>([
  ["not paid", {}, /^Sin pagar$/],
  ["paid", { openAmount: 0, paymentState: "PAID" }, /^Pagado$/],
  ["paid in part", { openAmount: 10_000, paymentState: "PARTLY_PAID" }, /^Falta pagar \$100\.00$/],
])("a bill that is %s says so beside its amount", async (_, changes, words) => {
  const screen = await open(billAnswer(billWith(changes)));
  const due = screen.getByRole("region", { name: "Saldo por pagar" });
  await expect.element(due.getByText(words)).toBeVisible();
});

test.each([
  [1280, "above"],
  [360, "below"],
])("at %d px the PDF and printing are %s the amount", async (width, place) => {
  const screen = await open(billAnswer(billWith()), undefined, width);
  const due = screen.getByRole("region", { name: "Saldo por pagar" });
  await expect.element(due).toBeVisible();
  const print = screen.getByRole("button", { name: "Imprimir" });
  const top = (part: typeof due) => part.element().getBoundingClientRect().top;
  expect(top(print) < top(due)).toBe(place === "above");
});

test("a balance from earlier statements is shown, and only the charges are compared with last month", async () => {
  const charges = 18_240;
  const screen = await open(
    billAnswer(
      billWith({
        previousBalance: charges,
        paymentsReceived: 0,
        currentCharges: charges,
        amountDue: 2 * charges,
        change: 0,
        activity: [],
      }),
    ),
  );
  const due = screen.getByRole("region", { name: "Saldo por pagar" });
  await expect.element(due).toMatchTextContent(/\$364\.80/);
  await expect.element(due.getByText("Incluye $182.40 de estados de cuenta anteriores.")).toBeVisible();
  await expect.element(due.getByText("Los cargos actuales son iguales a los del mes anterior.")).toBeVisible();
});

test("[ERR-04] a bill that fails to load offers a retry, and the PDF statement instead", async () => {
  const events: UnknownAction[] = [];
  const screen = await open("failed", (event) => events.push(event));
  await expect.element(screen.getByRole("button", { name: "Intentar de nuevo" })).toBeVisible();
  await screen.getByRole("button", { name: "Descargar la versión en papel" }).click();
  expect(events).toContainEqual(
    statementFilesEvents.requested({
      file: { kind: "pdf", accountId, statementId: "st-1" },
      fileName: "estado-de-cuenta-st-1.pdf",
    }),
  );
});

const bill = `/billing/statements/${askedStatementId}`;

test("[B24] each charge of the bill leads to its question, and says where that stands", async () => {
  await page.viewport(1280, 2400);
  const screen = await render(
    <LocaleProvider locale="en-US">
      <Providers
        at={`${bill}?account=${accountId}`}
        path="/billing/statements/:statementId"
        answers={{ StatementDetails: billAnswer(billWith()) }}
        happened={[questionsRead.received(questioned(waitingQuestion))]}
      >
        <StatementScreen />
      </Providers>
    </LocaleProvider>,
  );
  await expect
    .element(screen.getByRole("link", { name: /^Your question: waiting for an answer ?: Technician visit$/ }))
    .toHaveAttribute("href", expect.stringContaining(`${bill}/charges/${askedPosition}?account=`));
  // A line with a reason has the way to ask below it.
  await screen.getByText(/^Why this amount ?: 911 fee$/).click();
  await expect.element(screen.getByRole("link", { name: /^Ask about this charge ?: 911 fee$/ })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: /^Ask about this charge ?: Business Voice, 6 lines$/ }))
    .toBeVisible();
});
