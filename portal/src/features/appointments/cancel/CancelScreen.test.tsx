import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import {
  appointmentList,
  appointmentsAnswerPath,
  appointmentsNumber,
  upcoming,
} from "../../../testing/appointmentFixtures.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";

async function opened(kind: typeof upcoming.kind) {
  const bootstrap = bootstrapFor(dana);
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/appointment-tracking/cancel-appointment?order=SO-48340&job=1"
      answers={{ ...appointmentsNumber, [appointmentsAnswerPath]: { body: appointmentList({ ...upcoming, kind }) } }}
    />,
  );
  await expect.element(page.getByRole("heading", { level: 1, name: "Cancel this appointment?" })).toBeVisible();
}

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

test("[SERV-06 partly] before any other appointment is canceled the page has the number for a new one", async () => {
  await opened("INSTALLATION");
  await expect.element(page.getByText(/to get a new appointment, call us/)).toBeVisible();
  expect(page.getByRole("link", { name: "Fix a problem" }).elements()).toHaveLength(0);
});
