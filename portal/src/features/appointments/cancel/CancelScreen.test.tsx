import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { appointmentList, appointmentsAnswerPath, upcoming } from "../../../testing/appointmentFixtures.ts";
import { type MockAnswer, mockFetch } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage, type PortalPageProps } from "../../../testing/PortalPage.tsx";
import { appointmentsRead } from "../model/appointments.slice.ts";

type Portal = Parameters<NonNullable<PortalPageProps["onPortal"]>>[0];

const careNumber = {
  "/selfservice/graphauxiliary": {
    body: { data: { supportContacts: [{ topic: "CARE", phone: "+18005550141", phoneShown: "(800) 555-0141" }] } },
  },
};

async function opened(kind: typeof upcoming.kind, user = dana) {
  const bootstrap = bootstrapFor(user);
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/appointment-tracking/cancel-appointment?order=SO-48340&job=1"
      answers={{ ...careNumber, [appointmentsAnswerPath]: { body: appointmentList({ ...upcoming, kind }) } }}
    />,
  );
  await expect.element(page.getByRole("heading", { level: 1, name: "Cancel this appointment?" })).toBeVisible();
}

const onlyAppointments: typeof dana = { ...dana, permissions: ["viewBilling", "manageAppointments"] };

test("the time of a visit is never broken over two lines", async () => {
  await opened("INSTALLATION");
  const visit = page.getByRole("heading", { level: 2 });
  await expect.element(visit).toBeVisible();
  const when = visit.element().textContent;
  expect(when).toMatch(/\d(\s|:)/);
  expect(when.slice(when.lastIndexOf(",") + 2)).not.toContain(" ");
});

test("[SERV-06 partly] before a repair is canceled the page says where another visit is scheduled", async () => {
  await opened("REPAIR");
  const link = page.getByRole("main").getByRole("link", { name: "Fix a problem" });
  await expect.element(link).toHaveAttribute("href", "/services/troubleshoot");
});

test("[SERV-06 partly] before a visit for an order is canceled the page says that its order ends too, and where to order again", async () => {
  await opened("INSTALLATION");
  await expect.element(page.getByText(/the order is canceled too/)).toBeVisible();
  const main = page.getByRole("main");
  await expect.element(main.getByRole("link", { name: "Change a service" })).toHaveAttribute("href", "/upgrade");
  await expect.element(main.getByRole("link", { name: /\(800\)/ })).toBeVisible();
});

test.each([
  ["a site survey", "SITE_SURVEY", dana],
  ["a visit for an order by someone who may not order", "UPGRADE", onlyAppointments],
] as const)(
  "[SERV-06 partly] before %s is canceled the page has the number for a new one",
  async (_what, kind, user) => {
    await opened(kind, user);
    await expect.element(page.getByText(/to get a new appointment, call us/)).toBeVisible();
    for (const name of ["Fix a problem", "Change a service"])
      expect(page.getByRole("main").getByRole("link", { name }).elements()).toHaveLength(0);
  },
);

test("[SERV-06 partly] without an appointment in the address, the one that was shown first stays when the list changes", async () => {
  const bootstrap = bootstrapFor(dana);
  const second = { ...upcoming, orderId: "SO-48341", date: "2026-12-10", startsAt: "2026-12-10T18:00:00.000Z" };
  const over = { ...upcoming, stage: "CANCELLED" as const, changeable: false };
  let reads = 0;
  const answers = [appointmentList(upcoming, second), appointmentList(over, second)] as const;
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const isList = request.method === "GET" && new URL(request.url).pathname === appointmentsAnswerPath;
    const body = answers[isList && reads++ > 0 ? 1 : 0];
    return mockFetch({ ...careNumber, [appointmentsAnswerPath]: { body } })(request);
  };
  const opened: { portal?: Portal } = {};
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/appointment-tracking/cancel-appointment"
      parts={{ fetch }}
      onPortal={(portal) => void (opened.portal = portal)}
    />,
  );
  await expect.element(page.getByRole("heading", { level: 2, name: /December 3/ })).toBeVisible();
  opened.portal?.store.dispatch(appointmentsRead.requested({ accountId: "8347201180" }));
  await expect.element(page.getByText("This appointment can’t be changed online")).toBeVisible();
  expect(page.getByText(/December 10/).elements()).toEqual([]);
});

const moved = {
  ...upcoming,
  version: upcoming.version + 1,
  date: "2026-12-10",
  startsAt: "2026-12-10T18:00:00.000Z",
};

/** The page of a visit that a colleague moved since it was opened; `answers` to the cancellations, the last one again. */
async function movedMeanwhile(...answers: readonly [MockAnswer | "lost", ...(MockAnswer | "lost")[]]) {
  const bootstrap = bootstrapFor(dana);
  const requests: { version: number; idempotencyKey: string }[] = [];
  let reads = 0;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const isList = request.method === "GET" && pathname === appointmentsAnswerPath;
    let answer = answers[0];
    if (request.method === "POST" && pathname.endsWith("/cancel")) {
      const { version, idempotencyKey } = (await request.clone().json()) as (typeof requests)[number];
      answer = answers[Math.min(requests.length, answers.length - 1)] ?? answer;
      requests.push({ version, idempotencyKey });
      if (answer === "lost") throw new TypeError("Failed to fetch");
    }
    const body = appointmentList(isList && reads++ === 0 ? upcoming : moved);
    const posted = answer === "lost" ? {} : { [`POST ${pathname}`]: answer };
    return mockFetch({ ...careNumber, [appointmentsAnswerPath]: { body }, ...posted })(request);
  };
  const opened: { portal?: Portal } = {};
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/appointment-tracking/cancel-appointment?order=SO-48340&job=1"
      parts={{ fetch }}
      onPortal={(portal) => void (opened.portal = portal)}
    />,
  );
  await expect.element(page.getByRole("heading", { level: 2, name: /December 3/ })).toBeVisible();
  opened.portal?.store.dispatch(appointmentsRead.requested({ accountId: "8347201180" }));
  await expect.element(page.getByRole("heading", { level: 2, name: /December 10/ })).toBeVisible();
  return { requests, cancel: page.getByRole("button", { name: "Cancel appointment" }) };
}

const changed = { status: 412, code: "CONFLICT" };

test("a visit that a colleague moved meanwhile is canceled only once the page has said so", async () => {
  const { requests, cancel } = await movedMeanwhile(changed);
  await cancel.click();
  await expect.element(page.getByText(/This appointment changed while you were on this page/)).toBeVisible();
  await cancel.click();
  await expect.poll(() => requests.map(({ version }) => version)).toEqual([upcoming.version, moved.version]);
});

test("after a lost answer the same visit is canceled again, the one that the customer agreed to last", async () => {
  const { requests, cancel } = await movedMeanwhile(changed, "lost");
  await cancel.click();
  await expect.element(page.getByText(/This appointment changed while you were on this page/)).toBeVisible();
  await cancel.click();
  await expect.poll(() => requests).toHaveLength(2);
  await expect.element(page.getByText(/This appointment changed while you were on this page/)).not.toBeInTheDocument();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await cancel.click();
  await expect.poll(() => requests).toHaveLength(3);
  expect(requests[1]?.version).toBe(moved.version);
  expect(requests[2]).toEqual(requests[1]);
});
