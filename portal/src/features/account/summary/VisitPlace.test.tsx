import "@portico/design-system/theme";
import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import type { MockAnswer } from "../../../testing/mockFetch.ts";
import { arriving, upcoming } from "../../../testing/appointmentFixtures.ts";
import { bootstrapFor, dana, owing } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import { setCookie } from "../../../testing/serverCookie.ts";
import type { Locale } from "../../content/model/content.slice.ts";
import type { Account } from "../model/account.api.ts";

let forget: () => void;
afterEach(() => forget());

const head = () => page.getByRole("region", { name: /Amount due|Saldo por pagar/ });
const visit = () => page.getByRole("region", { name: /^(Today|Hoy),/ });

/** Where the amount due begins, on a summary whose accounts are answered or load for ever. */
async function top(locale: Locale, accounts: MockAnswer, shown = head): Promise<number> {
  const bootstrap = bootstrapFor(dana, { locale });
  const answers = { "/api/pub/account/v1/accounts": accounts };
  const content = await builtInContent(bootstrap);
  const screen = await render(
    <PortalPage content={content} bootstrap={bootstrap} at="/account-summary" answers={answers} />,
  );
  await expect.element(shown()).toBeVisible();
  await expect.element(head()).toBeVisible();
  // Its parts that load later are there.
  await expect.element(page.getByRole("heading", { level: 2 }).last()).toBeVisible();
  const { y } = head().element().getBoundingClientRect();
  await screen.unmount();
  return y;
}

const loaded = (nextAppointment: Account["nextAppointment"]): MockAnswer => ({
  body: { accounts: [{ ...owing, nextAppointment }] },
});

test.each([
  [360, "en-US"],
  [360, "es-US"],
  [1280, "en-US"],
  [1280, "es-US"],
] as const)(
  "[SESS-09] at %i px, in %s, the amount due does not move when the visit of today is loaded, whatever its state",
  async (width, locale) => {
    await page.viewport(width, 1000);
    forget = setCookie("portico-appointments", "2026-11-21.2026-12-03");
    const before = await top(locale, "never");
    for (const stage of ["TODAY", "ARRIVING", "LATE", "IN_PROGRESS"] as const)
      expect(Math.abs((await top(locale, loaded({ ...arriving, stage }), visit)) - before), stage).toBeLessThan(1);
  },
);

test("[SESS-09] for a visit of another day, which is shown further down, no place is kept above the amount due", async () => {
  await page.viewport(360, 1000);
  forget = setCookie("portico-appointments", "2026-12-03");
  const before = await top("en-US", "never");
  expect(Math.abs((await top("en-US", loaded({ ...upcoming, stage: "UPCOMING" }))) - before)).toBeLessThan(1);
});

test("[SERV-01 partly] a visit of another day comes before the services", async () => {
  forget = () => undefined;
  const bootstrap = bootstrapFor(dana);
  const answers = { "/api/pub/account/v1/accounts": loaded({ ...upcoming, stage: "UPCOMING" }) };
  const content = await builtInContent(bootstrap);
  await render(<PortalPage content={content} bootstrap={bootstrap} at="/account-summary" answers={answers} />);
  await expect.element(page.getByText(/Technician visit/)).toBeVisible();
  const visitOfTheDay = document.getElementById("next-appointment")!;
  const services = page.getByRole("heading", { name: "Your services" }).element();
  expect(visitOfTheDay.compareDocumentPosition(services)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
