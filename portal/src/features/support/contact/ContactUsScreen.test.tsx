import "@portico/design-system/theme";
import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { type Locator, page } from "vitest/browser";
import type { Bootstrap } from "../../../api/bootstrap.ts";
import type { MockAnswers } from "../../../testing/mockFetch.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { alertList, alertsAnswerPath, outageAlert } from "../../../testing/outageFixtures.ts";
import { otherLocation, partnerPath, servedLocation, supportLine } from "../../../testing/partnerFixtures.ts";
import { setCookie } from "../../../testing/serverCookie.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";

const topics = ["CARE", "APPOINTMENTS", "TECH_SUPPORT", "POLICY"];
const supportContacts = topics.map((topic, place) => ({
  topic,
  phone: `+1800555014${place + 1}`,
  phoneShown: `(800) 555-014${place + 1}`,
}));

let forget: (() => void) | undefined;
afterEach(() => forget?.());

async function opened(bootstrap: Bootstrap, answers: MockAnswers = {}) {
  await page.viewport(360, 1600);
  const screen = await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/contactus"
      answers={{
        "/selfservice/graphauxiliary": { body: { data: { supportContacts } } },
        [alertsAnswerPath]: { body: alertList(outageAlert) },
        [`${partnerPath}/zipcode/02996`]: { body: otherLocation },
        [`${partnerPath}/zipcode/99999`]: { body: { ...servedLocation, source: "CARRIED_OVER" } },
        [`${partnerPath}/support/zipcode/02110`]: { body: supportLine },
        [`${partnerPath}/support/zipcode/02996`]: { body: { topic: "CARE", phone: "+15085550170" } },
        ...answers,
      }}
    />,
  );
  await expect.element(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  return screen;
}

const saturdayMorning = { businessNow: "2026-11-21T15:00:00.000Z", timeZone: "America/New_York" };

test("[BILL-19 partly] the link to the billing area has the area’s name", { tags: "full" }, async () => {
  await opened(bootstrapFor(dana, saturdayMorning));
  const link = page.getByRole("main").getByRole("link", { name: "Billing", exact: true });
  await expect.element(link).toHaveAttribute("href", "/billing");
});

test(
  "[SERV-08 partly] contact us has the number of each line to call with one tap, and whether it is open",
  { tags: "full" },
  async () => {
    await opened(bootstrapFor(undefined, saturdayMorning));
    const numbers = () =>
      page
        .getByRole("link", { name: /^\(800\)/ })
        .elements()
        .slice(0, topics.length)
        .map((link) => link.getAttribute("href"));
    await expect.poll(numbers).toEqual(supportContacts.map(({ phone }) => `tel:${phone}`));
    await expect.element(page.getByText("Open now until 8 PM Eastern Time")).toBeVisible();
    await expect.element(page.getByText("Open 24 hours a day")).toBeVisible();
    await expect.element(page.getByText("Closed. Opens Monday, 9 AM Eastern Time")).toBeVisible();
    await expectNoAxeViolations();
  },
);

test("[SERV-08 partly] in Spanish", async () => {
  await opened(bootstrapFor(undefined, { ...saturdayMorning, locale: "es-US" }));
  await expect.element(page.getByText(/^Abierto ahora. Cierre: 8/)).toBeVisible();
});

test("[SHELL-19 partly] contact us shows no page alerts", { tags: "full" }, async () => {
  await opened(bootstrapFor(dana, saturdayMorning));
  expect(page.getByText("Critical outage.").elements()).toEqual([]);
});

test(
  "[CALL-01 partly] a visitor sees who serves their network's place, and then a ZIP code that they type",
  { tags: "full" },
  async () => {
    await opened(bootstrapFor(undefined, saturdayMorning));
    await expect.element(page.getByText("Boston, MA 02110 is served by Portico Harbor.")).toBeVisible();
    await expect.element(page.getByText("Available there: Internet, Voice and TV")).toBeVisible();
    const zip = page.getByRole("textbox", { name: "ZIP code of the address" });
    await zip.fill("029");
    await page.getByRole("button", { name: "Check" }).click();
    await expect.element(page.getByText("Enter the five digits of the ZIP code.").first()).toBeVisible();
    await zip.fill("02996");
    await page.getByRole("button", { name: "Check" }).click();
    await expect
      .element(page.getByText("We don’t serve Gull Point, MA 02996. Sandbar Cooperative does.").last())
      .toBeVisible();
    await expect.element(page.getByRole("link", { name: "(508) 555-0170" })).toBeVisible();
    await expectNoAxeViolations();
  },
);

const topOf = (locator: Locator) => locator.element().getBoundingClientRect().top;

test("[CALL-01 partly] who serves an address is said below the field for it", async () => {
  await opened(bootstrapFor(undefined, saturdayMorning));
  const verdict = page.getByText("Boston, MA 02110 is served by Portico Harbor.");
  await expect.element(verdict).toBeVisible();
  expect(topOf(verdict)).toBeGreaterThan(topOf(page.getByRole("button", { name: "Check" })));
});

test("the answer for the customer's own address stands under its own heading, above the field", async () => {
  await opened(bootstrapFor(dana, saturdayMorning));
  const heading = page.getByRole("heading", { level: 3, name: "At your address" });
  await expect.element(heading).toBeVisible();
  expect(topOf(heading)).toBeLessThan(topOf(page.getByRole("button", { name: "Check" })));
});

const ownHeading = () => page.getByRole("heading", { level: 3, name: "At your address" });
const ownPath = `${partnerPath}/address`;
const checkZip = async (zip: string) => {
  await page.getByRole("textbox", { name: "ZIP code of the address" }).fill(zip);
  await page.getByRole("button", { name: "Check" }).click();
};

test(
  "while the provider of the customer's own address loads, its heading and a placeholder stand above the field",
  { tags: "full" },
  async () => {
    await opened(bootstrapFor(dana, saturdayMorning), { [ownPath]: "never" });
    await expect.element(ownHeading()).toBeVisible();
    await expect.element(page.getByText("Checking service at your address")).toBeInTheDocument();
    await expectNoAxeViolations();
  },
);

test("the heading of the own address does not stand alone where the address is not known", async () => {
  await opened(bootstrapFor(dana, saturdayMorning), {
    [ownPath]: { body: { source: null, zip: null, city: null, state: null, partner: null } },
  });
  await expect.element(page.getByRole("button", { name: "Check" })).toBeVisible();
  await expect.poll(() => ownHeading().elements()).toEqual([]);
});

test(
  "the answer for the own address stays above the field when another ZIP code is checked, whose answer is below",
  { tags: "full" },
  async () => {
    await opened(bootstrapFor(dana, saturdayMorning));
    const own = page.getByText("Boston, MA 02110 is served by Portico Harbor.");
    await expect.element(own).toBeVisible();
    await checkZip("02996");
    const typed = page.getByText("We don’t serve Gull Point, MA 02996. Sandbar Cooperative does.").last();
    await expect.element(typed).toBeVisible();
    await expect.element(own).toBeVisible();
    const check = topOf(page.getByRole("button", { name: "Check" }));
    expect([topOf(ownHeading()) < check, topOf(own) < check, topOf(typed) > check]).toEqual([true, true, true]);
    await expectNoAxeViolations();
  },
);

test("the answer for the own address stays while another ZIP code is checked", { tags: "full" }, async () => {
  await opened(bootstrapFor(dana, saturdayMorning), { [`${partnerPath}/zipcode/02996`]: "never" });
  const own = page.getByText("Boston, MA 02110 is served by Portico Harbor.");
  await expect.element(own).toBeVisible();
  await checkZip("02996");
  await expect.element(page.getByRole("button", { name: "Checking" })).toBeVisible();
  await expect.element(own).toBeVisible();
});

test("where nobody serves the own address, the customer is not asked to check a ZIP code that they did not type", async () => {
  await opened(bootstrapFor(dana, saturdayMorning), { [ownPath]: { body: { ...servedLocation, partner: null } } });
  await expect
    .element(page.getByText("No provider that we know of serves your address in 02110. To ask about it, call us."))
    .toBeVisible();
  expect(page.getByText(/Check the ZIP code, or call us/).elements()).toEqual([]);
});

test("where nobody serves the place of a visitor’s network, nothing is said of it: they asked about no address", async () => {
  await opened(bootstrapFor(undefined, saturdayMorning), {
    [`${partnerPath}/ip`]: { body: { ...servedLocation, partner: null } },
  });
  await expect.element(page.getByRole("textbox", { name: "ZIP code of the address" })).toBeVisible();
  await expect.poll(() => document.querySelectorAll("[aria-busy=true]").length).toBe(0);
  expect(page.getByText(/No provider that we know of/).elements()).toEqual([]);
});

test(
  "[CALL-01 partly] a ZIP code that nobody serves is said, and then what is known for the place before",
  { tags: "full" },
  async () => {
    await opened(bootstrapFor(undefined, saturdayMorning));
    await expect.element(page.getByText("Boston, MA 02110 is served by Portico Harbor.")).toBeVisible();
    await page.getByRole("textbox", { name: "ZIP code of the address" }).fill("99999");
    await page.getByRole("button", { name: "Check" }).click();
    await expect
      .element(
        page.getByText("No provider that we know of serves 99999. Results for the previous place:", { exact: true }),
      )
      .toBeVisible();
    await expect
      .element(page.getByText("Boston, MA 02110 is served by Portico Harbor.", { exact: true }))
      .toBeVisible();
  },
);

const firstHeading = () => page.getByRole("heading", { level: 2 }).elements()[0]?.textContent;

test(
  "[SESS-09] a visitor who comes back starts with the ZIP code that was looked up last; another provider’s place comes first",
  { tags: "full" },
  async () => {
    for (const [locale, title, label, verdict] of [
      [
        ...(["en-US", "Is service available at my address?", "ZIP code of the address"] as const),
        "We don’t serve Gull Point, MA 02996. Sandbar Cooperative does.",
      ],
      [
        ...(["es-US", "¿Hay servicio en mi dirección?", "Código postal de la dirección"] as const),
        "No prestamos servicio en Gull Point, MA 02996. Lo hace Sandbar Cooperative.",
      ],
    ] as const) {
      forget = setCookie("portico-service-area", "02996.NONE");
      const screen = await opened(bootstrapFor(undefined, { ...saturdayMorning, locale }));
      await expect.element(page.getByText(verdict)).toBeVisible();
      expect(firstHeading()).toBe(title);
      await expect.element(page.getByRole("textbox", { name: label })).toHaveValue("02996");
      await expect.element(page.getByRole("link", { name: "(508) 555-0170" })).toBeVisible();
      await expectNoAxeViolations();
      await screen.unmount();
    }
  },
);

test(
  "[SESS-09] a place on the own network comes after the lines; a customer’s own address comes before what was looked up",
  { tags: "full" },
  async () => {
    forget = setCookie("portico-service-area", "02110.CHTR");
    const screen = await opened(bootstrapFor(undefined, saturdayMorning));
    const zip = page.getByRole("textbox", { name: "ZIP code of the address" });
    await expect.element(zip).toHaveValue("02110");
    await expect.poll(firstHeading).toBe("Customer care");
    await screen.unmount();
    forget = setCookie("portico-service-area", "02996.NONE");
    await opened(bootstrapFor(dana, saturdayMorning));
    await expect.element(page.getByText("Boston, MA 02110 is served by Portico Harbor.")).toBeVisible();
    await expect.element(zip).toHaveValue("");
    await expect.poll(firstHeading).toBe("Customer care");
  },
);
