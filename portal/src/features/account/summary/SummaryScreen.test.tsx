import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import type { MockAnswers } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana, owing, pastDue, schedule } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage, type PortalPageProps } from "../../../testing/PortalPage.tsx";
import { arriving, upcoming } from "../../../testing/appointmentFixtures.ts";
import { alertList, alertsAnswerPath, outageAlert } from "../../../testing/outageFixtures.ts";
import { unreadCountPath } from "../../../testing/voiceFixtures.ts";
import { statuses } from "../../../testing/statusFixtures.ts";
import { selectUnread } from "../../voice/model/unread.workflow.ts";
import type { Locale } from "../../content/model/content.slice.ts";
import type { Account } from "../model/account.api.ts";
import type { Status } from "../model/accountStatus.rules.ts";

type Portal = Parameters<NonNullable<PortalPageProps["onPortal"]>>[0];

const schedulePath = "/api/pub/account/v1/get-delinquency-schedule";

/** Renders the summary of an account with a given status, at phone width. */
async function opened(
  status: Status,
  {
    account = owing,
    locale = "en-US",
    answers = {},
    onPortal,
  }: { account?: Account; locale?: Locale; answers?: MockAnswers; onPortal?: (portal: Portal) => void } = {},
) {
  await page.viewport(360, 1600);
  const bootstrap = bootstrapFor(dana, { locale });
  const accounts = { "/api/pub/account/v1/accounts": { body: { accounts: [{ ...account, status }] } } };
  const screen = await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/account-summary"
      answers={{ ...accounts, ...answers }}
      {...(onPortal && { onPortal })}
    />,
  );
  await expect.element(page.getByRole("region", { name: /Amount due|Saldo por pagar/ })).toBeVisible();
  return screen;
}

const head = () => page.getByRole("region", { name: /Amount due|Saldo por pagar/ });
const toPay = () =>
  page
    .getByRole("main")
    .getByRole("link")
    .all()
    .map((link) => link.element() as HTMLAnchorElement)
    .filter(({ pathname }) => pathname === "/billing/pay-bill")
    .map(({ textContent }) => textContent);

test.each<[string, Status, string, string]>([
  [
    "Auto Pay",
    statuses.autoPay,
    "Auto Pay will charge $243.17 on December 3, 2026. You don’t need to do anything.",
    "El pago automático cobrará $243.17 el 3 de diciembre de 2026. No tiene que hacer nada.",
  ],
  [
    "scheduled payments",
    statuses.scheduled,
    "$248.17 is scheduled in 2 payments, the last on December 1, 2026. You don’t need to do anything.",
    "Hay 2 pagos programados por $248.17 en total, el último el 1 de diciembre de 2026. No tiene que hacer nada.",
  ],
  [
    "payments on their way",
    statuses.onItsWay,
    "We’re processing your $248.17 payment, which covers your amount due. You don’t need to do anything.",
    "Estamos procesando su pago de $248.17, que cubre su saldo por pagar. No tiene que hacer nada.",
  ],
])(
  "a bill that %s will pay says so first, in both languages, and has no pay button",
  { tags: "full" },
  async (_, status, english, spanish) => {
    for (const [locale, words, other] of [
      ["en-US", english, "Make a payment"],
      ["es-US", spanish, "Hacer un pago"],
    ] as const) {
      const screen = await opened(status, { locale });
      await expect.element(head().getByText(words)).toBeVisible();
      expect(toPay()).toEqual([other]);
      await screen.unmount();
    }
  },
);

test("upcoming dates list every scheduled payment, and Auto Pay with the amount that will be charged", async () => {
  const list = page.getByRole("region", { name: "Coming up" });
  const screen = await opened(statuses.scheduled);
  await expect
    .element(list)
    .toMatchTextContent(/Scheduled payment\s*\$100\.00.*Scheduled payment\s*\$148\.17.*Bill due\s*\$248\.17/s);
  await screen.unmount();
  await opened(statuses.autoPay);
  await expect.element(list).toMatchTextContent(/Auto Pay\s*\$243\.17.*Bill due\s*\$248\.17/s);
});

test("a past-due balance has one alert and one button, with the amount that prefills the payment; no past date is shown", async () => {
  await opened(statuses.pastDue, {
    account: { ...pastDue, dueDate: "2026-11-05" },
    answers: { [schedulePath]: { body: schedule(43) } },
  });
  await expect.element(page.getByText("Pay $364.80 to avoid the suspension of your service.")).toBeVisible();
  expect(toPay()).toEqual(["Pay $364.80"]);
  await expect.element(page.getByText("The rest, $182.40, is due by December 5, 2026.")).toBeVisible();
  expect(page.getByText(/November 5/).elements()).toEqual([]);
  await expectNoAxeViolations();
});

test("pending payments that cover the late balance leave no alert", async () => {
  await opened(statuses.onItsWay, {
    account: { ...pastDue, pendingPaymentAmount: 36480 },
    answers: { [schedulePath]: { body: schedule(30) } },
  });
  await expect.element(head().getByText(/We’re processing your \$/)).toBeVisible();
  expect(page.getByText(/to avoid an interruption/).elements()).toEqual([]);
});

test("a payment arrangement asks for its next installment together with the current bill", async () => {
  await opened(statuses.arrangement);
  await expect
    .element(
      head().getByText(
        /The next installment of your payment arrangement, \$62\.00, is due by December 2, 2026\. 3 installments remain\./,
      ),
    )
    .toBeVisible();
  expect(toPay()).toEqual(["Pay $174.00"]);
  await expect
    .element(page.getByRole("link", { name: "Pay $174.00" }))
    .toHaveAttribute("href", expect.stringContaining("amount=17400"));
});

test("[BILL-03] when the schedule fails to load the amount and the pay button are still shown", async () => {
  await opened(statuses.pastDue, {
    account: pastDue,
    answers: { [schedulePath]: { status: 500, code: "INTERNAL_ERROR" } },
  });
  await expect.element(page.getByText("$182.40 is past due.", { exact: true })).toBeVisible();
  expect(toPay()).toEqual(["Pay $364.80"]);
});

const declined = {
  id: "autopay_2026-11-20",
  kind: "AUTO_PAY",
  paymentId: "pay_1",
  date: "2026-11-20",
  amount: 24317,
  code: "DECLINED",
  retryOn: "2026-12-03",
  retryAmount: 24317,
  retryDiscount: 500,
  paused: false,
} as const;
test("a declined automatic payment has its alert, the amount to pay, and the date of the next retry", async () => {
  await opened({ ...statuses.autoPay, failures: [declined] });
  await expect
    .element(page.getByText("Your automatic payment of $243.17 on November 20 didn’t go through.", { exact: true }))
    .toBeVisible();
  await expect
    .element(head().getByText("Auto Pay will try to charge $243.17 again on December 3, 2026."))
    .toBeVisible();
  expect(toPay()).toEqual(["Pay $248.17"]);
});

test("with a payment returned by the bank nothing says that no action is needed", async () => {
  await opened(statuses.returned);
  await expect
    .element(
      page
        .getByRole("main")
        .getByText(/Your bank returned your payment/)
        .first(),
    )
    .toBeVisible();
  expect(page.getByText("Nothing is past due.").elements()).toEqual([]);
});

test("[PAY-04 partly] a disputed device payment says for which device it is owed again, and leads to paying for it; the bill’s button stays", async () => {
  await opened(statuses.disputedForDevice);
  await expect
    .element(page.getByText(/so you owe \$32\.99 more for Pixel 12 Pro\. Your bill doesn’t change\./).first())
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Pay for Pixel 12 Pro" }))
    .toHaveAttribute("href", expect.stringContaining("device=md_1"));
  expect(toPay()).toEqual(["Pay $248.17"]);
});

test("while Auto Pay is paused its next payment says that it waits until Auto Pay is resumed", async () => {
  await opened({
    ...statuses.autoPay,
    autoPay: { ...statuses.autoPay.autoPay!, pausedSince: "2026-11-20", charge: null },
  });
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

test("[BILL-07 partly] an account that pays in cash only sees where, before any payment step, and is offered neither a payment nor Auto Pay", async () => {
  await opened(statuses.cashOnly);
  await expect.element(head().getByText("You can only pay this account in cash, at a store.")).toBeVisible();
  expect(toPay()).toEqual([]);
  expect(page.getByRole("link", { name: "Turn on Auto Pay" }).elements()).toEqual([]);
});

test("[SERV-01 partly] [SERV-04 partly] unread messages are told only when there are any", async () => {
  for (const [locale, name] of [
    ["en-US", "4 new messages"],
    ["es-US", "4 mensajes nuevos"],
  ] as const) {
    const screen = await opened(statuses.due, { locale, answers: { [unreadCountPath]: { body: { unreadCount: 4 } } } });
    await expect.element(page.getByRole("link", { name })).toHaveAttribute("href", "/voice/messages");
    await screen.unmount();
  }
  for (const answer of [
    { body: { unreadCount: 0 } },
    { body: { unreadCount: null } },
    { status: 503, code: "TEMPORARILY_UNAVAILABLE" },
  ] as const) {
    const own: { portal?: Portal } = {};
    const screen = await opened(statuses.due, {
      answers: { [unreadCountPath]: answer },
      onPortal: (portal) => void (own.portal = portal),
    });
    const phase = () => {
      const root = (own.portal as Portal).store.getState();
      return "voiceUnread" in root ? selectUnread(root).phase : "idle";
    };
    await expect.poll(phase).toBe("body" in answer ? "ready" : "failed");
    expect(page.getByRole("link", { name: /new message/ }).elements()).toEqual([]);
    expect(page.getByRole("region", { name: "New for you" }).elements()).toEqual([]);
    await screen.unmount();
  }
});

test.each<[Locale, string, RegExp, string]>([
  ["en-US", "Amount due by", /Technician visit/, "4 new messages"],
  ["es-US", "Saldo por pagar", /Visita del técnico/, "4 mensajes nuevos"],
])(
  "[SERV-01] in %s the account summary shows alerts, the amount due, the services, the next appointment and messages",
  async (locale, due, appointment, messages) => {
    await opened(statuses.due, {
      locale,
      account: { ...owing, nextAppointment: { ...upcoming, stage: "UPCOMING" } },
      answers: {
        [alertsAnswerPath]: { body: alertList(outageAlert) },
        [unreadCountPath]: { body: { unreadCount: 4 } },
      },
    });
    const main = page.getByRole("main");
    await expect.element(main.getByRole("status").filter({ hasText: outageAlert.body })).toBeVisible();
    await expect.element(head()).toMatchTextContent(due);
    await expect.element(head().getByText("$248.17").first()).toBeVisible();
    for (const service of ["Internet", locale === "en-US" ? "Voice" : "Voz", locale === "en-US" ? "Mobile" : "Móvil"])
      await expect.element(main.getByRole("heading", { name: service, exact: true })).toBeVisible();
    await expect.element(main.getByText(appointment)).toBeVisible();
    await expect.element(main.getByRole("link", { name: messages })).toBeVisible();
  },
);

const headings = () =>
  page
    .getByRole("heading", { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);

test("[SERV-01 partly] on the day of a visit its hours come before everything else, and are said once", async () => {
  await opened(statuses.due, { account: { ...owing, nextAppointment: { ...arriving, stage: "ARRIVING" } } });
  await expect.poll(() => headings()[0]).toMatch(/^Today/);
  await expect.element(page.getByRole("region", { name: "Coming up" })).toBeVisible();
  expect(headings().filter((heading) => heading?.startsWith("Today"))).toHaveLength(1);
});

test("[SERV-01 partly] nothing empty is shown: no last payment, no upcoming dates", async () => {
  await opened(
    { ...statuses.due, stillDue: 0, current: 0, dueDate: null },
    {
      account: { ...owing, amountDue: 0, lastPayment: null },
    },
  );
  await expect.element(page.getByRole("heading", { level: 2, name: "Your services" })).toBeVisible();
  await expect.poll(() => document.querySelectorAll("[aria-busy=true]").length).toBe(0);
  expect(page.getByRole("region", { name: /Last payment|Coming up/ }).elements()).toEqual([]);
});
