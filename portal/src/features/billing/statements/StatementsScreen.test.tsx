import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { accountId } from "../../../testing/billingFixtures.ts";
import { type Answers, Providers } from "../../../testing/Providers.tsx";
import { listAnswers, statementsInEveryState } from "../../../testing/statementFixtures.ts";
import { StatementsScreen } from "./StatementsScreen.tsx";

async function opened(answers: Answers, locale: Locale = "en-US", width = 360) {
  await page.viewport(width, 900);
  return render(
    <LocaleProvider locale={locale}>
      <Providers at={`/billing/view-statements?account=${accountId}`} answers={answers}>
        <StatementsScreen />
      </Providers>
    </LocaleProvider>,
  );
}

test.each<[Locale, string, RegExp]>([
  ["en-US", "Your first statement isn’t available yet", /December 9, 2026/],
  ["es-US", "Su primer estado de cuenta aún no está disponible", /9 de diciembre de 2026/],
])(
  "[STMT-03] in %s a new customer sees that there is no statement yet, and when the first one comes",
  async (locale, title, date) => {
    const screen = await opened(listAnswers(0, { statementsState: "FIRST_NOT_YET_AVAILABLE" }), locale);
    await expect.element(screen.getByRole("heading", { name: title })).toBeVisible();
    await expect.element(screen.getByText(date)).toBeVisible();
    await expect.element(screen.getByRole("table")).not.toBeInTheDocument();
    await expectNoAxeViolations();
  },
);

test.each<[Locale, RegExp]>([
  ["en-US", /the November 19, 2026 statement\. This takes 24 to 48 hours/],
  ["es-US", /estado de cuenta del 19 de noviembre de 2026\. Tardaremos de 24 a 48 horas/],
])(
  "[STMT-03] in %s a delayed statement is announced within 24 to 48 hours, above the existing ones",
  async (locale, words) => {
    const screen = await opened(
      listAnswers(3, { statementsState: "DELAYED", nextStatementDate: "2026-11-19" }),
      locale,
    );
    await expect.element(screen.getByText(words)).toBeVisible();
    const rows = screen.getByRole("list", { name: /Billing history|Historial de facturación/ }).getByRole("listitem");
    await expect.element(rows.first()).toBeVisible();
    expect(rows.all()).toHaveLength(3);
  },
);

test.each<[Locale, RegExp]>([
  ["en-US", /enterprise account, which is billed outside this portal/],
  ["es-US", /cuenta de gran empresa, que se factura fuera de este portal/],
])(
  "[STMT-03] in %s an enterprise account sees that its statements are not shown here, and gets none",
  async (locale, words) => {
    const screen = await opened(listAnswers(0, { statementsState: "SUPPRESSED", nextStatementDate: null }), locale);
    await expect.element(screen.getByText(words).first()).toBeVisible();
    await expect.element(screen.getByRole("table")).not.toBeInTheDocument();
    await expectNoAxeViolations();
  },
);

test("[STMT-03] statements that fail to load show an error and load on the next click", async () => {
  const line = { broken: true };
  const answers = listAnswers(3);
  const screen = await opened({ ...answers, Statements: () => (line.broken ? "failed" : answers.Statements) });
  const again = screen.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  line.broken = false;
  await again.click();
  await expect.element(screen.getByRole("link", { name: /Nov 9, 2026/ })).toBeVisible();
});

test.each<[Locale, string[]]>([
  [
    "en-US",
    [
      "Unpaid | Due Nov 30, 2026",
      "Partly paid | $100.00 left to pay | Was due Oct 30, 2026",
      "In process",
      "Past due | $25.00 left to pay | Was due Aug 30, 2026",
      "Paid",
      "Nothing due",
    ],
  ],
  [
    "es-US",
    [
      "Sin pagar | Vence el 30 nov 2026",
      "Pagado en parte | Falta pagar $100.00 | Venció el 30 oct 2026",
      "En Proceso",
      "Vencido | Falta pagar $25.00 | Venció el 30 ago 2026",
      "Pagado",
      "Nada por pagar",
    ],
  ],
])(
  "[STMT-01 partly] in %s each statement says whether it is paid, what is left and when it is due",
  { tags: "full" },
  async (locale, states) => {
    const answers = listAnswers(6, { statements: statementsInEveryState });
    for (const width of [360, 1280]) {
      const screen = await opened(answers, locale, width);
      const rows = screen.getByRole(width === 360 ? "listitem" : "row");
      for (const state of states)
        for (const part of state.split(" | "))
          await expect.element(rows.getByText(part, { exact: true }).first()).toBeVisible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await expectNoAxeViolations();
      await screen.unmount();
    }
  },
);

test("[STMT-01 partly] on a phone a statement is one short row: date, amount and PDF are on the same edges", async () => {
  const screen = await opened(listAnswers(3));
  const rows = screen.getByRole("list", { name: "Billing history" }).getByRole("listitem");
  await expect.element(rows.first()).toBeVisible();
  const [first, second] = rows.all();
  expect(second!.element().getBoundingClientRect().height).toBeLessThanOrEqual(140);
  const end = (part: Element) => Math.round(part.getBoundingClientRect().right);
  const pdf = first!.getByRole("button", { name: /^Download the PDF/ }).element();
  const paid = second!.getByText("Paid", { exact: true }).element();
  const label = second!.getByText("PDF", { exact: true }).element();
  const middle = (part: Element) => (part.getBoundingClientRect().top + part.getBoundingClientRect().bottom) / 2;
  expect(Math.abs(middle(paid) - middle(label))).toBeLessThanOrEqual(3);
  const amount = first!.getByText("$521.50", { exact: true }).element();
  expect(end(pdf) - 4).toBe(end(amount));
});
