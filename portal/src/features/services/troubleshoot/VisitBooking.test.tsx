import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { freeTimes } from "../../../testing/appointmentFixtures.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import type { MockAnswer, MockAnswers } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana, sam } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import {
  bookedCheck,
  checkList,
  checksPath,
  unresolvedCheck,
  visitPath,
  visitTimes,
  visitTimesPath,
} from "../../../testing/troubleshootingFixtures.ts";

const { reference } = unresolvedCheck;

async function opened(query = "", answers: MockAnswers = {}, check = unresolvedCheck, who = dana) {
  await page.viewport(320, 1_600);
  const bootstrap = bootstrapFor(who);
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at={`/services/troubleshoot?check=${reference}${query}`}
      answers={{
        [checksPath]: { body: checkList([check]) },
        [visitTimesPath(reference)]: { body: visitTimes() },
        ...answers,
      }}
    />,
  );
}
const title = (name: string) => page.getByRole("heading", { level: 1, name });
const button = (name: string | RegExp) => page.getByRole("button", { name });
const review = "&step=review&time=2026-11-23T13:00:00.000Z";
const refusedWith = (answer: MockAnswer): MockAnswers => ({ [`POST ${visitPath(reference)}`]: answer });

test(
  "[SERV-10] when nothing helped a technician’s visit comes first, then the number to call",
  { tags: "full" },
  async () => {
    await opened();
    await expect.element(title("We couldn’t fix it from here")).toBeVisible();
    await expect.element(page.getByText(/The visit costs nothing/)).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Or call us" })).toBeVisible();
    await expect.element(page.getByText(/Give reference TS-500012/)).toBeVisible();
    await page.getByRole("link", { name: "Book a technician’s visit" }).click();
    await expect.element(title("When should the technician come?")).toHaveFocus();
    await expect.element(page.getByText("Visit to 14 Harbor St, Boston, MA 02110")).toBeVisible();
    await expectNoAxeViolations();
  },
);

test(
  "[SERV-10] a free time is chosen, then the review says when, where, what it costs and what the technician gets",
  { tags: "full" },
  async () => {
    await opened("&step=visit");
    await button("Continue").click();
    await expect.element(page.getByText("Choose a time.")).toBeVisible();
    await expect.element(page.getByRole("radio", { name: /8 – 10/ })).toHaveFocus();
    await page.getByRole("radio", { name: /8 – 10/ }).click();
    await button("Continue with Mon, Nov 23, 8 – 10 AM").click();
    await expect.element(title("Book this visit?")).toHaveFocus();
    await expect.element(page.getByText("Monday, November 23, 8 – 10 AM")).toBeVisible();
    await expect.element(page.getByText("No charge")).toBeVisible();
    await expect.element(page.getByText("The technician will see it under reference TS-500012.")).toBeVisible();
    await expectNoAxeViolations();
  },
);

test("[SERV-10] “Choose another time” comes back to the chosen time", async () => {
  await opened(review);
  await page.getByRole("link", { name: "Choose another time" }).click();
  await expect.element(page.getByRole("radio", { name: /8 – 10/ })).toBeChecked();
});

test("[SERV-10] a booked visit names its time, its calendar file and the appointments", { tags: "full" }, async () => {
  await opened(review, refusedWith({ body: bookedCheck }));
  await button("Book the visit").click();
  await expect.element(title("A technician is scheduled")).toHaveFocus();
  await expect.element(page.getByRole("heading", { name: "Monday, November 23, 8 – 10 AM" })).toBeVisible();
  await expect.element(button("Add to calendar")).toBeVisible();
  await expect.element(page.getByText("No technician is scheduled.")).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("link", { name: "See the appointment" }))
    .toHaveAttribute("href", "/service-appointments");
  await expectNoAxeViolations();
});

test(
  "[SERV-10] a time that was taken meanwhile is replaced by one of the next free ones, which is reviewed",
  { tags: "full" },
  async () => {
    const taken = freeTimes.map((slot) =>
      slot.startsAt.startsWith("2026-11-23T13") ? { ...slot, free: false } : slot,
    );
    const slots = taken.filter(({ free }) => free).slice(0, 3);
    await opened(review, refusedWith({ status: 409, code: "SLOT_TAKEN", slots } as MockAnswer));
    await button("Book the visit").click();
    await expect.element(page.getByRole("alert").filter({ hasText: "That time was just taken" })).toBeVisible();
    await button("Mon, Nov 23, 1 – 3 PM").click();
    await expect.element(page.getByText("Monday, November 23, 1 – 3 PM")).toBeVisible();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  },
);

test("[SERV-10] once a colleague has booked one, the end of the check says so", async () => {
  await opened(review, refusedWith({ status: 409, code: "VISIT_BOOKED" }));
  await button("Book the visit").click();
  await expect
    .element(page.getByRole("alert").filter({ hasText: "A technician is already scheduled for this" }))
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "See the appointment" }))
    .toHaveAttribute("href", "/service-appointments");
  await expect.element(button("Check again")).toBeVisible();
});

test("[SERV-10] a booking that failed can be sent again; the chosen time stays", async () => {
  await opened(review, refusedWith({ status: 503, code: "TEMPORARILY_UNAVAILABLE" }));
  await button("Book the visit").click();
  await expect.element(button("Try again")).toBeVisible();
  await expect.element(page.getByText("Monday, November 23, 8 – 10 AM")).toBeVisible();
});

test("[SERV-10] who may not book visits is told whom to ask, also at the address of the free times", async () => {
  await opened("&step=visit", {}, unresolvedCheck, sam);
  await expect.element(title("Call us and we’ll take it from here")).toBeVisible();
  await expect.element(page.getByText(/Ask an owner or administrator of the account/)).toBeVisible();
});
