import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { useDispatch } from "react-redux";
import type { UnknownAction } from "redux";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import {
  askedPosition,
  askedStatementId,
  creditedQuestion,
  questioned,
  waitingQuestion,
} from "../../../testing/billQuestionFixtures.ts";
import { accountId } from "../../../testing/billingFixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import type { QuestionedStatement } from "../model/bill-questions/billQuestions.api.ts";
import { billQuestionEvents, questionsRead } from "../model/bill-questions/billQuestions.slice.ts";
import { LineQuestionScreen } from "./LineQuestionScreen.tsx";

const bill = `/billing/statements/${askedStatementId}`;

/** Another agent credits the whole charge meanwhile. */
function AnsweredByColleague() {
  const dispatch = useDispatch();
  return (
    <button onClick={() => dispatch(questionsRead.received(questioned(creditedQuestion, "ANSWERS")))}>Colleague</button>
  );
}

async function open(statement: QuestionedStatement, locale: "en-US" | "es-US" = "en-US") {
  const events: UnknownAction[] = [];
  await page.viewport(360, 2000);
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Providers
        at={`${bill}/charges/${askedPosition}?account=${accountId}`}
        path="/billing/statements/:statementId/charges/:position"
        happened={[questionsRead.received(statement)]}
        onEvent={(event) => events.push(event)}
      >
        <LineQuestionScreen />
        <AnsweredByColleague />
      </Providers>
    </LocaleProvider>,
  );
  return { screen, events };
}

test("[B24] the answer and its credit are read on the page of the charge, in Spanish", async () => {
  const { screen } = await open(questioned(creditedQuestion), "es-US");
  await expect
    .element(screen.getByText("Visita del técnico: $99.00, en la factura del 9 de noviembre de 2026"))
    .toBeVisible();
  const history = screen.getByRole("region", { name: "Pregunta y respuestas" });
  await expect.element(history.getByText("Respondida", { exact: true })).toBeVisible();
  await expect.element(history.getByText("Acreditado a la cuenta: $99.00")).toBeVisible();
  await expectNoAxeViolations();
});

test("[B24] an empty question is refused at its field, and a typed one is sent for this line", async () => {
  const { screen, events } = await open(questioned(null));
  const field = screen.getByRole("textbox", { name: "What would you like to know?" });
  await screen.getByRole("button", { name: "Send question" }).click();
  await expect.element(field).toHaveAccessibleDescription(/Write a message\./);
  await field.fill("Why do we pay for the visit?");
  await screen.getByRole("button", { name: "Send question" }).click();
  const asked = events.find(billQuestionEvents.askRequested.match);
  expect(asked?.payload).toMatchObject({
    ...{ accountId, statementId: askedStatementId, position: askedPosition },
    body: "Why do we pay for the visit?",
  });
});

test("[B24] customer service says what it credits, at most the charge, on the button that does it", async () => {
  const { screen, events } = await open(questioned(waitingQuestion, "ANSWERS"));
  await screen.getByRole("textbox", { name: "Answer" }).fill("We credited half of it.");
  const credit = screen.getByRole("textbox", { name: "Credit (optional)" });
  await expect.element(credit).not.toBeRequired();
  await credit.fill("99.01");
  await screen.getByRole("button", { name: "Send answer" }).click();
  await expect
    .element(credit)
    .toHaveAccessibleDescription(/Enter an amount up to \$99\.00, or leave this field empty\./);
  expect(events.some(billQuestionEvents.answerRequested.match)).toBe(false);
  await credit.fill("49.50");
  await screen.getByRole("button", { name: "Send and credit $49.50" }).click();
  expect(events.find(billQuestionEvents.answerRequested.match)?.payload).toMatchObject({ credit: 4_950, version: 1 });
});

test("[B24] a typed credit that is too much by now stays, with the reason at its field", async () => {
  const { screen, events } = await open(questioned(waitingQuestion, "ANSWERS"));
  const credit = screen.getByRole("textbox", { name: "Credit (optional)" });
  await screen.getByRole("textbox", { name: "Answer" }).fill("We credited it.");
  await credit.fill("10");
  await screen.getByRole("button", { name: "Colleague" }).click();
  await screen.getByRole("button", { name: "Send answer" }).click();
  await expect.element(credit).toHaveAccessibleDescription(/leave this field empty/);
  expect(events.some(billQuestionEvents.answerRequested.match)).toBe(false);
});
