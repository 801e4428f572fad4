import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import {
  bootstrapFor,
  dana,
  gina,
  hostedVoice,
  owing,
  sam,
  services,
  servicesAnswerOf,
} from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import type { Locale } from "../../content/model/content.slice.ts";
import type { Service } from "../model/services.api.ts";

type Options = { who?: typeof dana; locale?: Locale; on?: boolean };

/** Renders the list of services of an account that also has Hosted Voice. */
async function opened(service: Service, { who = dana, locale = "en-US", on = true }: Options = {}) {
  // The whole list is above the bottom menu, which would cover a part of a button.
  await page.viewport(360, 2400);
  const toggles = { etag: "1", values: { hostedVoice: { value: on, applies: "atOnce" as const, killed: false } } };
  const bootstrap = bootstrapFor(who, { locale, toggles });
  const answers = { "/selfservice/graph": { body: { data: servicesAnswerOf([...services, service]) } } };
  const screen = await render(
    <PortalPage content={await builtInContent(bootstrap)} bootstrap={bootstrap} at="/services" answers={answers} />,
  );
  await expect.element(screen.getByRole("heading", { level: 2, name: "Internet" })).toBeVisible();
  return screen;
}

const card = () => page.getByRole("region", { name: "Hosted Voice" });
const site = "https://hosted-voice.example.com/harbor-street";

test(
  "[SERV-05] the Hosted Voice card shows the number of lines and links to their management, in both languages",
  { tags: "full" },
  async () => {
    const english = await opened(hostedVoice(12, site));
    await expect
      .element(card())
      .toMatchTextContent(
        /12 assigned lines.*for your Hosted Voice lines on a separate site.*Group Admins get access to all Hosted Voice lines\./s,
      );
    await expect.element(card().getByRole("link", { name: "Manage Hosted Voice" })).toHaveAttribute("href", site);
    await expectNoAxeViolations();
    await english.unmount();
    await opened(hostedVoice(12, site), { locale: "es-US" });
    await expect
      .element(card())
      .toMatchTextContent(/12 líneas asignadas.*Los administradores del grupo tienen acceso a todas las líneas/s);
    await expect.element(card().getByRole("link", { name: "Administrar Hosted Voice" })).toHaveAttribute("href", site);
  },
);

test.each([
  ["en-US", "1 assigned line"],
  ["es-US", "1 línea asignada"],
] as const)("[SERV-05] one line is named in the singular, in %s", async (locale, words) => {
  await opened(hostedVoice(1, site), { locale });
  await expect.element(card().getByText(words, { exact: true })).toBeVisible();
});

test("[SERV-05] users who are not Group Admin see nothing about admin access", async () => {
  await opened(hostedVoice(12, site), { who: sam });
  await expect.element(card().getByText("12 assigned lines")).toBeVisible();
  expect(
    card()
      .getByText(/Group Admins/)
      .elements(),
  ).toEqual([]);
});

test("[SERV-05] without a URL there is no button; the card shows the support number", { tags: "full" }, async () => {
  await opened(hostedVoice(5));
  await expect.element(card().getByText("Call customer care to find out where to manage your lines.")).toBeVisible();
  await expect.element(card().getByRole("link")).toHaveTextContent("(800) 555-0141");
  await expectNoAxeViolations();
});

test("[SERV-05] when it is switched off, an open page hides Hosted Voice", async () => {
  await opened(hostedVoice(12, site), { on: false });
  expect(card().elements()).toEqual([]);
});

test.each([
  ["SUSPENDED", "en-US", "Suspended"],
  ["DISCONNECTED", "es-US", "Desconectado"],
] as const)(
  "[CALL-02 partly] internet that is %s is not shown as active, and offers no speed test, in %s",
  { tags: "full" },
  async (state, locale, words) => {
    // The whole list is above the bottom menu, which would cover a part of a button.
    await page.viewport(360, 2400);
    const bootstrap = bootstrapFor(dana, { locale });
    const account = { ...owing, status: { ...owing.status, service: { ...owing.status.service, state } } };
    const answers = { "/api/pub/account/v1/accounts": { body: { accounts: [account] } } };
    await render(
      <PortalPage content={await builtInContent(bootstrap)} bootstrap={bootstrap} at="/services" answers={answers} />,
    );
    const internet = page.getByRole("region", { name: "Internet" });
    await expect.element(internet.getByText(words)).toBeVisible();
    expect(internet.getByText(/^(Active|Activo)$/).elements()).toEqual([]);
    expect(internet.getByRole("link").elements()).toEqual([]);
    await expectNoAxeViolations();
  },
);

const ethernet = (redirectUri?: string): Service => ({
  id: "s5",
  key: "ETHERNET",
  serviceType: "other",
  status: "Active",
  ...(redirectUri && { redirectUri }),
});
const networksSite = "https://networks.example.com/harbor-street";
const ethernetCard = () => page.getByRole("region", { name: "Ethernet" });
const networksLink = () => ethernetCard().getByRole("link", { name: "Manage networks: Ethernet" });

test.each([
  ["the owner", dana],
  ["somebody of billing", gina],
])("[SESS-12 partly] %s finds where networks are managed", async (_who, who) => {
  await opened(ethernet(networksSite), { who });
  await expect.element(networksLink()).toHaveAttribute("href", networksSite);
});

test("[SESS-12] for a standard user it is hidden", async () => {
  await opened(ethernet(networksSite), { who: sam });
  await expect.element(ethernetCard().getByRole("heading")).toBeVisible();
  expect(networksLink().elements()).toEqual([]);
});

test("[SESS-12 partly] a network that is managed nowhere has no link", async () => {
  await opened(ethernet());
  await expect.element(ethernetCard().getByRole("heading")).toBeVisible();
  expect(networksLink().elements()).toEqual([]);
});

test("[SERV-02 partly] during an outage the service says so, and the equipment is not said to work", async () => {
  const troubled = services.map((each) => (each.key === "INTERNET" ? { ...each, trouble: "OUTAGE" as const } : each));
  const bootstrap = bootstrapFor(dana);
  const answers = {
    "/selfservice/graph": { body: { data: servicesAnswerOf(troubled) } },
    "/api/pub/account/v1/services": { body: { services: troubled } },
  };
  await render(
    <PortalPage content={await builtInContent(bootstrap)} bootstrap={bootstrap} at="/services" answers={answers} />,
  );
  const internet = page.getByRole("region", { name: "Internet", exact: true });
  await expect.element(internet.getByText("Outage", { exact: true })).toBeVisible();
  const notice = page.getByText("An outage affects your services. You don’t need to restart anything.");
  await expect.element(notice).toBeVisible();
  expect(page.getByText(/devices? (is|are) online/).elements()).toEqual([]);
});

test("[SHELL-02 partly] with voice the document title is Voice & Services, as the screen and its tab are called", async () => {
  await opened(hostedVoice(1, site));
  await expect.element(page.getByRole("heading", { level: 1, name: "Voice & Services" })).toBeVisible();
  expect(document.title).toMatch(/^Voice & Services - /);
});
