import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import type { CannedAnswers } from "../../../testing/cannedFetch.ts";
import { bootstrapFor, dana, owing, pastDue, schedule } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import { statuses } from "../../../testing/statusFixtures.ts";
import type { Locale } from "../../content/model/content.slice.ts";
import type { Account } from "../model/account.api.ts";
import type { Status } from "../model/standing.ts";

const schedulePath = "/api/pub/account/v1/get-delinquency-schedule";

/** The summary of an account in a state, on a phone. */
async function opened(status: Status, { account = owing, locale = "en-US", answers = {} }: { account?: Account; locale?: Locale; answers?: CannedAnswers } = {}) {
  await page.viewport(360, 1600);
  const bootstrap = bootstrapFor(dana, { locale });
  const accounts = { "/api/pub/account/v1/accounts": { body: { accounts: [{ ...account, status }] } } };
  const screen = await render(<PortalPage content={await builtInContent(bootstrap)} bootstrap={bootstrap} at="/account-summary" answers={{ ...accounts, ...answers }} />);
  await expect.element(page.getByRole("region", { name: /Amount due|Saldo por pagar/ })).toBeVisible();
  return screen;
}

const head = () => page.getByRole("region", { name: /Amount due|Saldo por pagar/ });
const toPay = () => page.getByRole("main").getByRole("link").all().map((link) => link.element() as HTMLAnchorElement).filter(({ pathname }) => pathname === "/billing/pay-bill").map(({ textContent }) => textContent);

test.each<[string, Status, string, string]>([
  ["Auto Pay", statuses.autoPay, "Auto Pay takes $243.17 on December 3, 2026. There’s nothing to do.", "El pago automático cobra $243.17 el 3 de diciembre de 2026. No tiene que hacer nada."],
  ["scheduled payments", statuses.scheduled, "$248.17 is scheduled in 2 payments, the last on December 1, 2026. There’s nothing to do.", "Hay 2 pagos programados por $248.17, el último el 1 de diciembre de 2026. No tiene que hacer nada."],
  ["payments on their way", statuses.onItsWay, "$248.17 is on its way and pays all that is due. There’s nothing to do.", "$248.17 está en camino y cubre todo lo que debe. No tiene que hacer nada."],
])("a bill that %s pay is told first, in both languages, and nothing presses to pay it", async (_, status, english, spanish) => {
  for (const [locale, words, other] of [["en-US", english, "Make a payment"], ["es-US", spanish, "Hacer un pago"]] as const) {
    const screen = await opened(status, { locale });
    await expect.element(head().getByText(words)).toBeVisible();
    expect(toPay()).toEqual([other]);
    await screen.unmount();
  }
});

test("what is coming up names every scheduled payment, and Auto Pay as it will be charged", async () => {
  const list = page.getByRole("region", { name: "Coming up" });
  const screen = await opened(statuses.scheduled);
  await expect.element(list).toMatchTextContent(/Scheduled payment\s*\$100\.00.*Scheduled payment\s*\$148\.17.*Bill due\s*\$248\.17/s);
  await screen.unmount();
  await opened(statuses.autoPay);
  await expect.element(list).toMatchTextContent(/Auto Pay\s*\$243\.17.*Bill due\s*\$248\.17/s);
});

test("what is past due has one alert and one button, with the sum that the payment takes; no day is named that has passed", async () => {
  await opened(statuses.pastDue, { account: { ...pastDue, dueDate: "2026-11-05" }, answers: { [schedulePath]: { body: schedule(43) } } });
  await expect.element(page.getByText("Pay $364.80 to avoid the suspension of your service.")).toBeVisible();
  expect(toPay()).toEqual(["Pay $364.80"]);
  await expect.element(page.getByText("The other $182.40 is due by December 5, 2026.")).toBeVisible();
  expect(page.getByText(/November 5/).elements()).toEqual([]);
  await expectNoAxeViolations();
});

test("money on its way that pays what is late leaves no alert", async () => {
  await opened(statuses.onItsWay, { account: { ...pastDue, pendingPaymentAmount: 36480 }, answers: { [schedulePath]: { body: schedule(30) } } });
  await expect.element(head().getByText(/is on its way/)).toBeVisible();
  expect(page.getByText(/to avoid an interruption/).elements()).toEqual([]);
});

test("a payment arrangement asks for its next installment and the bill beside it", async () => {
  await opened(statuses.arrangement);
  await expect.element(head().getByText(/The next installment of your payment arrangement, \$62\.00, is due by December 2, 2026\. 3 installments remain\./)).toBeVisible();
  expect(toPay()).toEqual(["Pay $174.00"]);
  await expect.element(page.getByRole("link", { name: "Pay $174.00" })).toHaveAttribute("href", expect.stringContaining("amount=17400"));
});

test("[BILL-03] a schedule that can’t be read leaves the amount, and the way to pay it", async () => {
  await opened(statuses.pastDue, { account: pastDue, answers: { [schedulePath]: { status: 500, code: "INTERNAL_ERROR" } } });
  await expect.element(page.getByText("$182.40 is past due.", { exact: true })).toBeVisible();
  expect(toPay()).toEqual(["Pay $364.80"]);
});

test("an automatic payment that was declined has its alert, the sum to pay, and when it is tried again", async () => {
  const failed = { id: "autopay_2026-11-20", kind: "AUTO_PAY", paymentId: "pay_1", date: "2026-11-20", amount: 24317, code: "DECLINED", retryOn: "2026-12-03", retryAmount: 24317, paused: false } as const;
  await opened({ ...statuses.autoPay, failures: [failed] });
  await expect.element(page.getByText("Your automatic payment of $243.17 was not taken on November 20, 2026.", { exact: true })).toBeVisible();
  await expect.element(head().getByText("Auto Pay tries to take $243.17 again on December 3, 2026.")).toBeVisible();
  expect(toPay()).toEqual(["Pay $248.17"]);
});

test("beside a payment that the bank returned nothing says that all is well", async () => {
  await opened(statuses.returned);
  await expect.element(page.getByRole("main").getByText(/was returned by your bank/).first()).toBeVisible();
  expect(page.getByText("Nothing is past due.").elements()).toEqual([]);
});

test("while Auto Pay is paused its next payment is said to wait until it is resumed", async () => {
  await opened({ ...statuses.autoPay, autoPay: { ...statuses.autoPay.autoPay!, pausedSince: "2026-11-20", charge: null } });
  await expect.element(page.getByText("None until you resume it", { exact: true })).toBeVisible();
});

test.each<[string, Partial<Status["service"]>, string, string[]]>([
  ["a suspended account", { state: "SUSPENDED" }, "Internet", ["Suspended"]],
  ["a disconnected account", { state: "DISCONNECTED" }, "Mobile", ["Disconnected"]],
  ["limited mobile lines", { mobile: "HOTLINED" }, "Mobile", ["Limited"]],
])("the services of %s show their state", async (_, service, name, words) => {
  await opened({ ...statuses.pastDue, service: { ...statuses.pastDue.service, ...service } });
  const card = page.getByRole("region", { name, exact: true });
  for (const word of words) await expect.element(card.getByText(word)).toBeVisible();
});

test("[BILL-07 partly] an account that is paid only in cash is told where, before any step of a payment, and is offered neither that nor Auto Pay", async () => {
  await opened(statuses.cashOnly);
  await expect.element(head().getByText("This account can be paid only in cash, at a store.")).toBeVisible();
  expect(toPay()).toEqual([]);
  expect(page.getByRole("link", { name: "Turn on Auto Pay" }).elements()).toEqual([]);
});
