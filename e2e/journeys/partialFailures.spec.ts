import type { Locator, Page } from "@playwright/test";
import type { components } from "@portico/openapi/telemetry";
import type { Copy } from "../fixtures/copy.ts";
import { inDays } from "../fixtures/dates.ts";
import { expect, test } from "../fixtures/test.ts";
import { authorisation } from "../steps/autoPay.ts";
import { card, cards, Payment, type Card } from "../steps/payment.ts";

/**
 * Failures of one step of several, of a date, of mobile service and of a security code, as the real server brings them
 * about (docs/failures.md).
 */

/** Approved for a payment; its bank allows no Auto Pay (docs/test-cards.md). */
const noAutoPay = card("4000000000031007");

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const reasons = (page: Page, words: string) => page.getByRole("main").getByText(words);

async function withNewCard(page: Page, copy: Copy, typed: Card): Promise<void> {
  const payment = new Payment(page, copy);
  await payment.chooseNewCard();
  await payment.typeCard(typed);
  await payment.goToNextStep();
  await expect(heading(page, copy("billing.autoPay.review.title"))).toBeVisible();
  await authorisation(page, copy).check();
}

/** Another card for all services that are on Auto Pay; the button is another one where services can be chosen. */
async function changeCard(page: Page, copy: Copy, typed: Card): Promise<void> {
  const method = button(page, copy("billing.autoPay.manage.changeMethod"));
  await method.or(button(page, copy("billing.autoPay.manage.continue"))).click();
  await withNewCard(page, copy, typed);
  await button(page, copy("billing.autoPay.review.submitChange")).click();
}

test(
  "[ERR-03] paying and enrolling: the payment was taken, Auto Pay is not on, and the screen says why",
  { tag: "@full" },
  async ({ page, copy, signIn, expectNavigationTo }) => {
    await signIn("felix", "/billing/auto-pay/enroll");
    await expectNavigationTo(copy("billing.autoPay.amount.title"));
    await page.getByRole("radio").first().check();
    await new Payment(page, copy).goToNextStep();
    await expectNavigationTo(copy("billing.autoPay.method.title"));
    await withNewCard(page, copy, noAutoPay);
    await page.getByRole("main").getByRole("button").last().click();
    await expectNavigationTo(copy("billing.autoPay.outcome.paidOnly"));
    await expect(heading(page, copy("billing.autoPay.outcome.charged", { amount: 11_760 }))).toBeVisible();
    await expect(reasons(page, copy("billing.autoPay.part.reason.DECLINED"))).toBeVisible();
  },
);

const saltMeadow = "account_id = '8347204030'";
const savedCardOf = (outcome: string) =>
  `update payment_methods set processor_token = 'card_test_${outcome}' where id = 'pm_demo_salt_mc'`;

/**
 * Puts Auto Pay of Nadia's account back to what she accepted, for these services alone. Each test that changes it begins
 * with this, because the one before has left it off.
 */
const onAutoPay = (...services: ("core" | "mobile")[]) => [
  `delete from auto_pay_enrolments where ${saltMeadow}`,
  ...services.map(
    (service) =>
      `insert into auto_pay_enrolments (account_id, service, payment_method_id, debit_day, next_date, mandate, enrolled_by)
       select account_id, '${service}', payment_method_id, debit_day,
         (select min(day) from generate_series(current_date + 20, current_date + 81, interval '1 day') as day
           where extract(day from day) = debit_day),
         'demo_8347204030_${service}', entered_by
       from auto_pay_actions where id = 'demo_enrolment_8347204030'`,
  ),
];

test(
  "[ERR-03] changing the card: Auto Pay of all services was canceled and not turned on again, and nothing was charged",
  { tag: "@full" },
  async ({ page, copy, signIn, expectNavigationTo, server }) => {
    await server.changeData(...onAutoPay("core", "mobile"), savedCardOf("approved"));
    await signIn("nadia", "/billing/auto-pay");
    await changeCard(page, copy, noAutoPay);
    await expectNavigationTo(copy("billing.autoPay.outcome.offNow"));
    await expect(page.getByText(copy("billing.autoPay.outcome.lead.offNow"), { exact: true })).toBeVisible();
    await expect(heading(page, copy("billing.autoPay.outcome.notCharged"))).toBeVisible();
    await expect(reasons(page, copy("billing.autoPay.part.reason.DECLINED"))).toHaveCount(2);
  },
);

test(
  "[ERR-03] an enrollment that can’t be canceled stays as it was, after a change of its card and after canceling it",
  { tag: "@full" },
  async ({ page, copy, signIn, expectNavigationTo }) => {
    await signIn("gwen", "/billing/auto-pay");
    await changeCard(page, copy, cards.approved);
    await expectNavigationTo(copy("billing.autoPay.outcome.failed", { kind: "CHANGE" }));
    await expect(reasons(page, copy("billing.autoPay.part.reason.CANCEL_REFUSED"))).toBeVisible();
    await expect(reasons(page, copy("billing.autoPay.part.reason.NOT_ATTEMPTED"))).toBeVisible();

    await page.goto("/billing/auto-pay");
    await button(page, copy("billing.autoPay.cancel.open")).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: copy("billing.autoPay.cancel.confirm"), exact: true })
      .click();
    await expectNavigationTo(copy("billing.autoPay.outcome.failed", { kind: "CANCEL" }));
    await expect(reasons(page, copy("billing.autoPay.part.reason.CANCEL_REFUSED"))).toBeVisible();
  },
);

/** Auto Pay for mobile service alone, with another card. */
async function moveToMobile(page: Page, copy: Copy, typed: Card): Promise<void> {
  await page.goto("/billing/auto-pay");
  const service = (name: "core" | "mobile") =>
    page.getByRole("checkbox", { name: copy("billing.autoPay.service", { service: name }), exact: true });
  await service("mobile").check();
  await service("core").uncheck();
  await changeCard(page, copy, typed);
}

test(
  "[ERR-03] a service that could not be taken out of Auto Pay, and one that could not be added: what was done, what not, and no charge",
  { tag: ["@phone", "@full"] },
  async ({ page, copy, signIn, expectNavigationTo, server }) => {
    test.slow();
    await server.changeData(...onAutoPay("core"), savedCardOf("keepsMandate"));
    await signIn("nadia", "/billing/auto-pay");
    await moveToMobile(page, copy, cards.mastercard);
    await expectNavigationTo(
      copy("billing.autoPay.outcome.stayedOn", { service: copy("billing.autoPay.service", { service: "core" }) }),
    );
    await expect(reasons(page, copy("billing.autoPay.part.reason.CANCEL_REFUSED"))).toBeVisible();
    await expect(heading(page, copy("billing.autoPay.outcome.notCharged"))).toBeVisible();

    // What an open page would request while the server restarts is of no interest here.
    await page.goto("about:blank");
    await server.changeData(...onAutoPay("core"), savedCardOf("approved"));
    await moveToMobile(page, copy, noAutoPay);
    await expectNavigationTo(
      copy("billing.autoPay.outcome.notOn", { service: copy("billing.autoPay.service", { service: "mobile" }) }),
    );
    await expect(reasons(page, copy("billing.autoPay.part.reason.DECLINED"))).toBeVisible();
    await expect(heading(page, copy("billing.autoPay.outcome.notCharged"))).toBeVisible();
  },
);

/** A day of the calendar that would make the bill late, and says so while it has the focus. */
async function lateDay(page: Page, why: string): Promise<Locator> {
  for (const cell of await page.getByRole("gridcell").and(page.locator("[aria-disabled=true]")).all()) {
    await cell.click({ force: true });
    const described = await cell.getAttribute("aria-describedby");
    if (described !== null && (await page.locator(`[id="${described}"]`).textContent()) === why) return cell;
  }
  throw new Error("No day of this month would make the bill late.");
}

test(
  "[ERR-02] a day on which the bill would be late can’t be chosen for Auto Pay; the server refuses it too, and the screen says why",
  { tag: "@full" },
  async ({ page, copy, signIn, expectNavigationTo, expectAccessiblePage }) => {
    await signIn("gwen", "/billing/auto-pay/settings");
    await expectNavigationTo(copy("billing.autoPay.settings.title"));
    const late = await lateDay(page, copy("billing.autoPay.settings.late"));
    await expect(late).toHaveAccessibleDescription(copy("billing.autoPay.settings.late"));
    await expect(late).not.toHaveAttribute("aria-selected", "true");
    const day = Number(await late.textContent());

    // A page that was opened before the bill changed would still offer the day.
    await page.route("**/selfservice/graph", (route) => {
      const text = route.request().postData() ?? "";
      return route.continue({ postData: text.replace(/("debitDay":)\d+/, `$1${day}`) });
    });
    const free = page.locator("[role=gridcell]:not([aria-disabled]):not([aria-selected=true])");
    await free.last().click();
    await button(page, copy("billing.autoPay.settings.submit")).click();
    await expect(page.getByText(copy("billing.autoPay.refusal.DATE_UNAVAILABLE"), { exact: false })).toBeVisible();
    await expectAccessiblePage();
  },
);

test(
  "[ERR-02] [BILL-05] mobile service that is past due, limited, disconnected or inactive has its alert, with what to do",
  { tag: "@full" },
  async ({ page, copy, signIn, expectAccessiblePage }) => {
    for (const [person, state, pays] of [
      ["mara", "PAST_DUE", 17_500],
      ["hugo", "HOTLINED", 26_500],
      ["tia", "TEMPORARILY_DISCONNECTED", 31_600],
      ["alma", "INACTIVE", undefined],
    ] as const)
      await test.step(state, async () => {
        await signIn(person);
        const main = page.getByRole("main");
        await expect(main.getByText(copy(`billing.standing.mobile.${state}.title`), { exact: true })).toBeVisible();
        await expect(main.getByText(copy("billing.standing.mobile.needsAutoPay"))).toBeVisible();
        if (pays !== undefined)
          await expect(
            main.getByRole("link", { name: copy("summary.pay", { amount: pays }), exact: true }),
          ).toHaveAttribute("href", new RegExp(`amount=${pays}`));
        else await expect(main.getByRole("link", { name: /^\(800\)/ })).toHaveAttribute("href", /^tel:/);
        await expectAccessiblePage();
      });
  },
);

type Event = components["schemas"]["AnalyticsEvent"];

test(
  "[ERR-02] [ANLY-05 partly] an error of the personal security code is said where it is typed, and reported with a type of its own",
  { tag: "@full" },
  async ({ page, copy, signIn, expectAccessiblePage }) => {
    const events: Event[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/pub/telemetry/v1/events")) events.push(...request.postDataJSON().events);
    });
    await page.route("**/selfservice/graph", (route) =>
      route.request().postData()?.includes("ConfirmPasscode")
        ? route.fulfill({
            contentType: "application/json",
            body: JSON.stringify({ errors: [{ message: "", extensions: { code: "NETPSC1002-3" } }], data: null }),
          })
        : route.fallback(),
    );
    await signIn("hedda", "/billing/view-statements");
    await page.getByRole("link", { name: copy("statements.open", { date: inDays(-12) }), exact: true }).click();
    await button(page, copy("statements.calls.send")).click();
    const passcode = page.getByLabel(copy("statements.calls.passcode"), { exact: true });
    await passcode.fill("123456");
    await button(page, copy("statements.calls.show")).click();
    await expect(page.getByRole("alert")).toContainText(copy("statements.calls.unconfirmed"));
    await expect(passcode).toHaveValue("123456");
    await expectAccessiblePage();
    await expect
      .poll(() => events.map(({ data }) => data).find((data) => data?.appErrorCode === "NETPSC1002-3"))
      .toMatchObject({ appErrorType: "PERSONAL_SECURITY_CODE", appClientErrorCode: "NETPSC1002" });
  },
);
