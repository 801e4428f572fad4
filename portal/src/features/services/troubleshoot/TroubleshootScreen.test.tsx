import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { type MockAnswers, mockFetch } from "../../../testing/mockFetch.ts";
import {
  equipmentAnswerPath,
  equipmentList,
  modem,
  offlineRouter,
  router,
} from "../../../testing/equipmentFixtures.ts";
import { bootstrapFor, dana, owing } from "../../../testing/fixtures.ts";
import { statuses } from "../../../testing/statusFixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import {
  answersPath,
  atCables,
  checkList,
  checksPath,
  divertedCheck,
  endedCheck,
  openCheck,
} from "../../../testing/troubleshootingFixtures.ts";
import type { ServiceCheck } from "./troubleshooting.api.ts";

async function opened(at: string, checks: readonly ServiceCheck[], answers: MockAnswers = {}) {
  await page.viewport(320, 1_600);
  const bootstrap = bootstrapFor(dana);
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at={at}
      answers={{
        [equipmentAnswerPath]: { body: equipmentList([modem, offlineRouter]) },
        [checksPath]: { body: checkList(checks) },
        ...answers,
      }}
    />,
  );
}
const title = (name: string) => page.getByRole("heading", { level: 1, name });

test.each(["/services/troubleshoot", "/troubleshoot-stub", "/troubleshoot-stub-2"])(
  "[SERV-10] %s asks what doesn’t work, and lists earlier checks with their result and reference",
  { tags: "full" },
  async (path) => {
    await opened(path, [{ ...endedCheck("CALL"), reference: "TS-500009" }]);
    await expect.element(title("Fix a problem")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "The internet isn’t working" })).toBeVisible();
    await expect.element(page.getByRole("button", { name: "The phones aren’t working" })).toBeVisible();
    await expect.element(page.getByText("Not fixed online", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Internet check, TS-500009" }).click();
    await expect.element(title("Call us and we’ll take it from here")).toBeVisible();
    await expectNoAxeViolations();
  },
);

test("[SERV-10] phones whose calls go elsewhere: the check says so, and leads to where calls go", async () => {
  await opened("/services/troubleshoot?check=TS-500012", [divertedCheck]);
  await expect.element(page.getByText("Calls to one of your lines don’t ring there.", { exact: true })).toBeVisible();
  const link = page.getByRole("link", { name: "See where calls go" });
  await expect.element(link).toHaveAttribute("href", "/services/voice/call-forwarding");
  await expect.element(page.getByText("Line test: calls to one of your lines don’t ring there.")).toBeVisible();
});

test(
  "[SERV-10] one question at a time: an answer brings the next, which has the focus; Back brings the one before",
  { tags: "full" },
  async () => {
    const works: ServiceCheck = {
      ...atCables,
      version: 4,
      question: "WORKS_AFTER_CABLES",
      steps: [...atCables.steps, { step: "CABLES", result: "LOOSE", at: openCheck.startedAt }],
    };
    await opened("/services/troubleshoot", [atCables], {
      [`POST ${checksPath}`]: { body: atCables },
      [answersPath(atCables.reference)]: { body: works },
    });
    await page.getByRole("button", { name: /^The internet isn’t working.*that Dana started/ }).click();
    const cables = title("How do the cables and lights on your modem and router look?");
    await expect.element(cables).toHaveFocus();
    await page.getByRole("button", { name: /One was loose/ }).click();
    await expect.element(title("Does your internet work now?")).toHaveFocus();
    await expect.element(page.getByText("A cable was loose and is plugged in again.")).toBeVisible();
    await page.getByRole("link", { name: "Previous question" }).click();
    await expect.element(cables).toHaveFocus();
    await expectNoAxeViolations();
  },
);

test("[SERV-10] the restart of the device is offered with its progress; when it has ended the check goes on", async () => {
  await opened(`/services/troubleshoot?check=${openCheck.reference}`, [openCheck]);
  await expect.element(title("Can you restart this device now?")).toBeVisible();
  await expect.element(page.getByText("Front counter: not responding")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "I can’t restart it now" })).toBeVisible();
  await page.getByRole("button", { name: /^Restart/ }).click();
  await expect.element(page.getByRole("alertdialog")).toBeVisible();
});

test("[SERV-10] after a restart a button goes on; an answer that a colleague was faster than is refused", async () => {
  const restart = {
    state: "ONLINE",
    requestedAt: "2026-11-21T14:41:00.000Z",
    endedAt: "2026-11-21T14:45:00.000Z",
  } as const;
  await opened(`/services/troubleshoot?check=${openCheck.reference}`, [openCheck], {
    [equipmentAnswerPath]: { body: equipmentList([{ ...router, restart }]) },
    [answersPath(openCheck.reference)]: { status: 412, code: "CONFLICT" },
  });
  await page.getByRole("button", { name: "Continue" }).click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(title("Can you restart this device now?")).toBeVisible();
});

test("[SERV-10] a call names the number, its hours and the reference", async () => {
  await opened(`/services/troubleshoot?check=${openCheck.reference}`, [endedCheck("CALL")]);
  await expect.element(page.getByText(/Give reference TS-500012/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: /\(?800\)?/ })).toBeVisible();
  await expect.element(page.getByText("Open 24 hours a day")).toBeVisible();
});

const accountsPath = "/api/pub/account/v1/accounts";
const stopped = {
  ...statuses.pastDue,
  pastDue: 18_240,
  service: { ...statuses.pastDue.service, state: "SUSPENDED" as const },
};

test("an earlier check of an account whose services run again says so of its time, and offers nothing to pay", async () => {
  const check = endedCheck("ACCOUNT", { account: { state: "SUSPENDED", amountDue: 18_240 } });
  await opened(`/services/troubleshoot?check=${check.reference}`, [check]);
  await expect.element(title("Your services weren’t active")).toBeVisible();
  await expect.element(page.getByText(/^This is what the check found on Nov 21, 9:40 AM/)).toBeVisible();
  expect(page.getByRole("link", { name: "Pay now" }).elements()).toEqual([]);
  expect(page.getByText(/182\.40/).elements()).toEqual([]);
});

test("an earlier check of an account that is still stopped has the amount of now", async () => {
  const check = endedCheck("ACCOUNT", { account: { state: "SUSPENDED", amountDue: 9_900 } });
  await opened(`/services/troubleshoot?check=${check.reference}`, [check], {
    [accountsPath]: { body: { accounts: [{ ...owing, status: stopped }] } },
  });
  await expect.element(page.getByText("Past-due balance: $182.40")).toBeVisible();
});

test("a check that has just found the account stopped says so, although the services ran when the page was opened", async () => {
  const check = endedCheck("ACCOUNT", { account: { state: "SUSPENDED", amountDue: 9_900 } });
  const bootstrap = bootstrapFor(dana);
  const earlier = { ...endedCheck("CALL"), reference: "TS-500009" };
  let isChecked = false;
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    isChecked ||= request.method === "POST" && new URL(request.url).pathname === checksPath;
    return mockFetch({
      [equipmentAnswerPath]: { body: equipmentList([modem, offlineRouter]) },
      [checksPath]: { body: checkList([...(isChecked ? [check] : []), earlier]) },
      [`POST ${checksPath}`]: { body: check },
      [accountsPath]: { body: { accounts: [isChecked ? { ...owing, status: stopped } : owing] } },
    })(request);
  };
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/services/troubleshoot"
      parts={{ fetch }}
    />,
  );
  await expect.element(page.getByRole("link", { name: "Internet check, TS-500009" })).toBeVisible();
  await page.getByRole("button", { name: "The internet isn’t working" }).click();
  await expect.element(page.getByText("Past-due balance: $182.40")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Pay now" })).toBeVisible();
});

const estimate = { id: "OUT-1", startsAt: "2026-11-21T13:00:00.000Z", estimatedResolution: "2026-11-21T14:50:00.000Z" };
test.each([
  [
    "an outage whose estimate has passed",
    endedCheck("OUTAGE", { outage: estimate }),
    "There was an outage at your address",
  ],
  [
    "a repair that is over",
    endedCheck("APPOINTMENT", {
      appointment: { startsAt: "2026-11-21T13:00:00.000Z", endsAt: "2026-11-21T14:55:00.000Z" },
    }),
    "A technician was already scheduled",
  ],
])("a check that ended at %s speaks of its time", async (_what, check, heading) => {
  await opened(`/services/troubleshoot?check=${check.reference}`, [check]);
  await expect.element(title(heading)).toBeVisible();
  expect(page.getByRole("link", { name: "Have us call you" }).elements()).toEqual([]);
  expect(page.getByText(/A technician will come|to be over by/).elements()).toEqual([]);
});

test.each([false, true])(
  "a check that ends at a stopped account offers to pay, but not while a payment is being confirmed (%s)",
  async (paymentLocked) => {
    const check = endedCheck("ACCOUNT", { account: { state: "SUSPENDED", amountDue: 18_240 } });
    await opened(`/services/troubleshoot?check=${check.reference}`, [check], {
      [accountsPath]: { body: { accounts: [{ ...owing, paymentLocked, status: stopped }] } },
    });
    await expect.element(page.getByText(/\$182\.40/).first()).toBeVisible();
    const pay = page.getByRole("main").getByRole("link", { name: /^(Make a payment|Pay)/ });
    await expect.element(pay).toHaveLength(paymentLocked ? 0 : 1);
  },
);
