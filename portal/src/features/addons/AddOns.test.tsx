import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import {
  activationPath,
  addOnsList,
  atRisk,
  backup,
  desktop,
  entitlementPath,
  entitlementsOf,
  license,
  ownEntitlements,
  silent,
  valueAddedPath,
} from "../../testing/addOnsFixtures.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { type MockAnswers, mockFetch } from "../../testing/mockFetch.ts";
import { bootstrapFor, dana, sam } from "../../testing/fixtures.ts";
import { builtInContent, PortalPage, type PortalPageProps } from "../../testing/PortalPage.tsx";
import type { Locale } from "../content/model/content.slice.ts";
import type { AddOns } from "./model/addOns.api.ts";

type Portal = Parameters<NonNullable<PortalPageProps["onPortal"]>>[0];

type Options = { who?: typeof dana; locale?: Locale; at?: string; fetch?: typeof fetch };

async function open(answers: MockAnswers, { who = dana, locale = "en-US", at = "/services/add-ons", fetch }: Options) {
  await page.viewport(360, 2400);
  const bootstrap = bootstrapFor(who, { locale });
  const opened: { portal?: Portal } = {};
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at={at}
      answers={answers}
      {...(fetch && { parts: { fetch } })}
      onPortal={(portal) => void (opened.portal = portal)}
    />,
  );
  return opened.portal as Portal;
}
const isShown = () => expect.poll(() => document.getElementById("page-title"), { timeout: 15_000 }).not.toBeNull();
const links = () => [...document.querySelectorAll<HTMLAnchorElement>("#main a[target=_blank]")].map(({ href }) => href);
const openList = async (list: AddOns, options: Options = {}) => {
  await open({ [valueAddedPath]: { body: list } }, options);
  await isShown();
  await expect.element(page.getByRole("heading", { name: /Backup|Copia de seguridad/ })).toBeVisible();
};

test.each<[Locale, RegExp]>([
  ["en-US", /^Activate: Backup$/],
  ["es-US", /^Activar: Copia de seguridad$/],
])(
  "[SERV-14] in %s every field is used: links, rate codes, the internal ones apart, activation",
  { tags: "full" },
  async (locale, name) => {
    await openList(addOnsList(), { locale });
    expect(links()).toEqual(["https://suite.partner.example/harbor", "https://activate.partner.example/harbor"]);
    await expect.element(page.getByText(/SEC25/)).toBeVisible();
    await expect.element(page.getByRole("button", { name })).toBeVisible();
    // Internal: named as included, nothing to open, to activate, or to find on the bill.
    await expect.element(page.getByText(/Line monitoring|Supervisión de la línea/)).toBeVisible();
    expect(document.body.textContent).not.toMatch(/INT00/);
    await expectNoAxeViolations();
  },
);

test("[SERV-14] without canActivateServices there is no link and no button to activate, whatever the address", async () => {
  await openList(addOnsList(undefined, false), { who: sam });
  expect(links()).toEqual(["https://suite.partner.example/harbor"]);
  expect(page.getByRole("button", { name: /Activate/ }).elements()).toEqual([]);
  await expect.element(page.getByText("Only owners and administrators can activate services.")).toBeVisible();
});

test("a failed activation says so, and offers another try", async () => {
  await openList(
    addOnsList([
      { ...desktop, activation: "FAILED" },
      { ...desktop, serviceId: "V", kind: "CLOUD_BACKUP" },
    ]),
  );
  await expect.element(page.getByText("Desktop Security wasn’t activated.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Try again: Desktop Security" })).toBeVisible();
});

test(
  "a service that is activated while another one is being requested is requested too, and both are announced",
  { tags: "full" },
  async () => {
    const inactive = [backup, { ...desktop, activation: "NOT_ACTIVE" as const }];
    const waiting: (() => void)[] = [];
    const canned = mockFetch({
      [valueAddedPath]: { body: addOnsList(inactive) },
      ...Object.fromEntries(
        inactive.map((each) => [
          activationPath(each.serviceId),
          { body: { ...each, activation: "REQUESTED", requestedAt: "2026-11-21T14:59:00.000Z" } },
        ]),
      ),
    });
    const held: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith("/activations")) await new Promise<void>((done) => waiting.push(done));
      return canned(request);
    };
    await open({}, { fetch: held });
    await page.getByRole("button", { name: "Activate: Backup" }).click();
    await page.getByRole("button", { name: "Activate: Desktop Security" }).click();
    const sending = page.getByRole("button", { name: "Requesting activation" });
    await expect.poll(() => sending.elements().length).toBe(2);
    await expect.poll(() => waiting.length).toBe(2);
    waiting.shift()?.();
    await expect.element(page.getByRole("progressbar", { name: "Activating Backup" })).toBeVisible();
    await expect.element(sending).toBeVisible();
    waiting.shift()?.();
    await expect.element(page.getByRole("progressbar", { name: "Activating Desktop Security" })).toBeVisible();
    for (const service of ["Backup", "Desktop Security"])
      await expect
        .element(page.getByRole("status").filter({ hasText: `${service} is being activated.` }))
        .toBeInTheDocument();
  },
);

test(
  "[SHELL-20] on /security-suite the spinner of the navigation stays until the screen has its answer and clears it",
  { tags: "full" },
  async () => {
    const waiting: (() => void)[] = [];
    const answers = { [valueAddedPath]: { body: addOnsList() }, [entitlementPath]: { body: entitlementsOf(license) } };
    const canned = mockFetch(answers);
    const held: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      if (new URL(request.url).pathname === entitlementPath) await new Promise<void>((done) => waiting.push(done));
      return canned(request);
    };
    const portal = await open(answers, { at: "/security-suite", fetch: held });
    const loading = () => portal.store.getState().loading.navigation;
    await expect.poll(() => waiting.length, { timeout: 15_000 }).toBe(1);
    await expect.poll(loading).toBe("held");
    await expect.element(page.getByRole("status").filter({ hasText: "Loading" }).first()).toBeInTheDocument();
    expect(document.getElementById("page-title")).toBeNull();
    waiting.forEach((answer) => answer());
    await isShown();
    expect(loading()).toBe("none");
    await expect.element(page.getByText("All 2 devices are protected.")).toBeVisible();
    await expectNoAxeViolations();
  },
);

test("[SERV-10 partly] Desktop Security shows devices, licenses and installation links", async () => {
  const own = { ...license, kind: "DESKTOP_SECURITY" as const };
  const answers = { [valueAddedPath]: { body: addOnsList() }, [entitlementPath]: { body: entitlementsOf(own) } };
  await open(answers, { at: "/desktop-security" });
  await expect.element(page.getByRole("heading", { name: "Front desk" })).toBeVisible();
  await expect.element(page.getByText("2 of 5 in use")).toBeVisible();
  expect(links()).toHaveLength(4);
});

test("a device that does not report is not said to need attention, and the page says what to do about each", async () => {
  const answers = { [valueAddedPath]: { body: addOnsList() }, [entitlementPath]: { body: entitlementsOf(atRisk) } };
  await open(answers, { at: "/security-suite" });
  await expect.element(page.getByText("Front desk needs attention.")).toBeVisible();
  await expect.element(page.getByText(/Open the security app on it and follow the instructions\./)).toBeVisible();
  await expect.element(page.getByText("Sam’s phone isn’t reporting.")).toBeVisible();
  await expect
    .element(page.getByText(/so we can’t tell whether it’s protected\. Open the security app on it, or install/))
    .toBeVisible();
  const names = page.getByRole("region", { name: "Devices" }).getByRole("heading", { level: 3 });
  expect(names.elements().map(({ textContent }) => textContent)).toEqual([
    "Front desk",
    "Sam’s phone",
    "Dana’s laptop",
  ]);
  await expectNoAxeViolations();
});

test("devices that do not report are not counted among the protected ones, and say when they last did", async () => {
  const answers = { [valueAddedPath]: { body: addOnsList() }, [entitlementPath]: { body: entitlementsOf(silent) } };
  await open(answers, { at: "/security-suite" });
  await expect.element(page.getByText("Last report: Nov 12, 9:40 AM")).toBeVisible();
  expect(page.getByText(/needs attention|is protected\./).elements()).toEqual([]);
});

const ofColleague = { ...atRisk, devices: [], seats: [] };
test.each<[Locale, string, string]>([
  ["en-US", "1 device needs attention.", "1 device isn’t reporting."],
  ["es-US", "1 dispositivo necesita atención.", "1 dispositivo no envía datos."],
])(
  "in %s a colleague's device, which is counted but not shown, has no name in the alerts",
  async (locale, ...titles) => {
    const answers = {
      [valueAddedPath]: { body: addOnsList() },
      [entitlementPath]: { body: { ...entitlementsOf(ofColleague), people: [] } },
    };
    await open(answers, { at: "/security-suite", who: sam, locale });
    for (const title of titles) await expect.element(page.getByText(title, { exact: true })).toBeVisible();
  },
);

test("who has no license and cannot give any reads whom to ask for one", async () => {
  const answers = { [valueAddedPath]: { body: addOnsList() }, [entitlementPath]: { body: ownEntitlements(false) } };
  await open(answers, { at: "/security-suite", who: sam });
  await expect
    .element(page.getByText("You don’t have a license. Ask an owner or administrator of the account.", { exact: true }))
    .toBeVisible();
});

test.each([
  ["/services/add-ons", /^You can order security and backup online\. To add email, call us\./],
  ["/security-suite", /^You can order it online\.$/],
])("without add-ons, %s leads whoever may order to the page where they are sold", async (at, words) => {
  const answers = { [valueAddedPath]: { body: addOnsList([], false) }, [entitlementPath]: { body: entitlementsOf() } };
  await open(answers, { at });
  await expect.element(page.getByText(words)).toBeVisible();
  await expect
    .element(page.getByRole("main").getByRole("link", { name: "Add a service" }))
    .toHaveAttribute("href", "/buy");
});

test("without add-ons, whoever may not order reads to call", async () => {
  await open({ [valueAddedPath]: { body: addOnsList([], false) } }, { who: sam });
  await expect.element(page.getByText(/^To add security, backup or email, call us\./)).toBeVisible();
  expect(page.getByRole("main").getByRole("link", { name: "Add a service" }).elements()).toEqual([]);
});
