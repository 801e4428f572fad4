import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { appointmentList, appointmentsAnswerPath, upcoming } from "../../../testing/appointmentFixtures.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { setCookie } from "../../../testing/serverCookie.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import { unresolvedCheck } from "../../../testing/troubleshootingFixtures.ts";
import type { Appointment } from "../model/appointments.api.ts";

const { reference, steps } = unresolvedCheck;
const repair: Appointment = {
  ...upcoming,
  ...{ orderId: reference, kind: "REPAIR", date: "2026-12-04" },
  ...{ startsAt: "2026-12-04T13:00:00.000Z", endsAt: "2026-12-04T15:00:00.000Z" },
  check: { reference, service: "INTERNET", steps },
};

async function opened(...appointments: Appointment[]) {
  const bootstrap = bootstrapFor(dana);
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/service-appointments"
      answers={{ [appointmentsAnswerPath]: { body: appointmentList(...appointments) } }}
    />,
  );
  await expect.element(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
}

const known = () => page.getByText("What the technician knows", { exact: true });
const visit = (day: RegExp) => page.getByRole("region", { name: day });

test("[SERV-06 partly] the visit from a guided check lists what was found and tried", async () => {
  await opened(repair);
  await expect.element(known()).toBeVisible();
  const lines = visit(/December\s4/).getByRole("listitem");
  await expect.element(lines.first()).toHaveTextContent("No outage at your address.");
  expect(lines.elements()).toHaveLength(steps.length - 1);
});

test("[SERV-06 partly] the visit doesn’t say that none is scheduled, as the check found before it was booked", async () => {
  expect(steps).toContainEqual(expect.objectContaining({ step: "APPOINTMENT", result: "NONE" }));
  await opened(repair);
  await expect.element(known()).toBeVisible();
  expect(page.getByText("No technician is scheduled.").elements()).toEqual([]);
});

test("[SERV-06 partly] of two visits, only the one from a guided check has what the technician knows", async () => {
  await opened(upcoming, repair);
  await expect.element(visit(/December\s4/).getByText("What the technician knows")).toBeVisible();
  await expect.element(visit(/December\s3/)).toBeVisible();
  expect(known().elements()).toHaveLength(1);
});

test("[SESS-09] while the list loads there is a block for each coming visit, as the server said with its last answer", async () => {
  const forget = setCookie("portico-appointments", "2026-12-03.2026-12-04");
  const bootstrap = bootstrapFor(dana);
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/service-appointments"
      answers={{ [appointmentsAnswerPath]: "never" }}
    />,
  );
  const loading = page.getByRole("status").filter({ hasText: "Loading your appointments" });
  await expect.element(loading).toBeInTheDocument();
  // The last three are the lines below them.
  expect(loading.element().querySelectorAll(":scope > [aria-hidden]")).toHaveLength(2);
  forget();
});
