import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { liveUpdates } from "../../../api/liveUpdates.ts";
import { type MockAnswers, mockFetch } from "../../../testing/mockFetch.ts";
import {
  adapter,
  equipmentAnswerPath,
  equipmentList,
  modem,
  nicknamePath,
  offlineRouter,
  router,
  televisions,
} from "../../../testing/equipmentFixtures.ts";
import { accountInState, bootstrapFor, dana, sam, servicesAnswerOf } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import type { Locale } from "../../content/model/content.slice.ts";
import type { EquipmentList } from "../model/equipment.api.ts";
import type { Service } from "../model/services.api.ts";

type Options = { who?: typeof dana; locale?: Locale; answers?: MockAnswers };

/** Opens the screen of services. */
async function opened(list: EquipmentList, { who = dana, locale = "en-US", answers = {} }: Options = {}) {
  // Tall enough for all cards: a link under the fixed navigation would count as too small a target.
  await page.viewport(360, 12_000);
  const bootstrap = bootstrapFor(who, { locale });
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/services"
      answers={{ [equipmentAnswerPath]: { body: list }, ...answers }}
    />,
  );
  await expect.poll(() => document.getElementById("page-title"), { timeout: 15_000 }).not.toBeNull();
}

const buttons = (name: RegExp) => page.getByRole("button", { name }).elements();

const keys: [Service["key"], string, string][] = [
  ["VOICE", "Voice", "Voz"],
  ["EMAIL", "Email", "Correo electrónico"],
  ["BACKUP", "Backup", "Copia de seguridad"],
  ["SECURITY", "Security Suite", "Paquete de seguridad"],
  ["INTERNET", "Internet", "Internet"],
  ["VIDEO", "TV", "TV"],
  ["DOMAIN", "Domain name", "Nombre de dominio"],
  ["WEB_HOSTING", "Web hosting", "Alojamiento web"],
  ["LAYER_3_VPN", "Private network", "Red privada"],
  ["ETHERNET", "Ethernet", "Ethernet"],
  ["OPTICAL_WAVE", "Optical wave", "Onda óptica"],
];
const states: [Service["status"], string, string][] = [
  ["Assigned", "Active", "Activo"],
  ["Unassigned", "Not assigned", "Sin asignar"],
  ["Active", "Active", "Activo"],
  ["Undefined", "Unknown", "Sin datos"],
];

test.each(["en-US", "es-US"] as const)(
  "[SERV-02] every service key and every status has its name, in %s",
  { tags: "full" },
  async (locale) => {
    const spoken = locale === "en-US" ? 1 : 2;
    const list = keys.flatMap(([key]) =>
      states.map(([status]) => ({ id: `${key}-${status}`, key, status, serviceType: "other" as const })),
    );
    await opened(equipmentList([]), {
      locale,
      answers: { "/selfservice/graph": { body: { data: servicesAnswerOf(list) } } },
    });
    const cards = page.getByRole("region");
    await expect.poll(() => cards.elements().length).toBe(keys.length * states.length);
    const found = cards.elements().map((card) => card.textContent);
    const wanted = keys.flatMap((key) => states.map((state) => [key[spoken], state[spoken]] as const));
    wanted.forEach(([name, state], place) => {
      expect(found[place]?.startsWith(name ?? "-"), found[place]).toBe(true);
      expect(found[place]).toContain(state);
    });
    await expectNoAxeViolations();
  },
);

test.each([
  ["CHTR", 0],
  ["BHN", 3],
  ["TWC", 3],
] as const)(
  "[SERV-03] with footprint %s the screen offers a nickname for %d of three TV devices",
  { tags: "full" },
  async (footprint, count) => {
    await opened(equipmentList(televisions, footprint));
    await expect.element(page.getByRole("heading", { level: 3, name: "HD TV box" })).toBeVisible();
    expect(buttons(/^Add nickname: /)).toHaveLength(count);
    expect(page.getByText(/TV devices can’t have a nickname/).elements()).toHaveLength(count === 0 ? 1 : 0);
  },
);

test("[SERV-03] a standard user sees whether the equipment works, and who may name and restart it", async () => {
  await opened(equipmentList([modem, offlineRouter, adapter]), { who: sam });
  await expect.element(page.getByText("1 device isn’t responding.")).toBeVisible();
  await expect.element(page.getByText(/Your role can’t name or restart equipment/)).toBeVisible();
  expect(buttons(/nickname|Restart/)).toEqual([]);
  await expectNoAxeViolations();
});

test("[SERV-02] an account without equipment sees its services, and what will be here", async () => {
  await opened(equipmentList([]));
  await expect.element(page.getByRole("heading", { level: 2, name: "You have no equipment from us" })).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 2, name: "Internet" })).toBeVisible();
});

test.each([
  ["SUSPENDED", "Your services are suspended, so your equipment can’t connect."],
  ["BEING_RESTORED", "Your services are being restored."],
  ["DISCONNECTED", "Your services are disconnected, so your equipment doesn’t work."],
] as const)(
  "[SERV-02] an account that is %s sees why nothing works, and no restart",
  { tags: "full" },
  async (state, words) => {
    await opened(equipmentList([modem, router]), { answers: accountInState(state) });
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByRole("heading", { level: 3, name: "Modem" })).toBeVisible();
    expect(buttons(/^Restart/)).toEqual([]);
    await expectNoAxeViolations();
  },
);

test("[SERV-02] the device that does not respond comes first, with the time it was online last", async () => {
  await opened(equipmentList([modem, offlineRouter]));
  const list = page.getByRole("region", { name: "Internet" });
  await expect
    .element(list.getByRole("listitem").first())
    .toMatchTextContent(/Front counter.*Last online Nov 21, 6:50/s);
});

test.each([
  ["en-US", "It was just restarted. You can restart it again at 10:09 AM."],
  ["es-US", "Se acaba de reiniciar. A partir de esta hora (10:09 a.m.) podrá reiniciarlo otra vez."],
] as const)(
  "[SERV-02 partly] during the cool-down the button says when it can be used, in %s",
  async (locale, words) => {
    await opened(equipmentList([{ ...modem, restartableFrom: "2026-11-21T15:09:00.000Z" }]), { locale });
    await expect.element(page.getByText(words)).toBeVisible();
  },
);

test(
  "[SERV-03] a nickname that a colleague gave while the dialog is open is replaced only by a second save",
  { tags: "full" },
  async () => {
    await page.viewport(360, 12_000);
    const bootstrap = bootstrapFor(dana);
    const list = { body: equipmentList([modem]) };
    const canned = mockFetch({
      [equipmentAnswerPath]: list,
      [nicknamePath(modem.id)]: { status: 412, code: "CONFLICT" },
    });
    const versions: unknown[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith("/nickname")) versions.push((await request.clone().json()).version);
      return canned(request);
    };
    let changed = () => {};
    await render(
      <PortalPage
        content={await builtInContent(bootstrap)}
        bootstrap={bootstrap}
        at="/services"
        parts={{ fetch }}
        onPortal={({ store }) => (changed = () => void store.dispatch(liveUpdates.changed({ topics: ["EQUIPMENT"] })))}
      />,
    );
    await page.getByRole("button", { name: /^Add nickname: / }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").fill("Office");
    list.body = equipmentList([{ ...modem, nickname: "Lobby", version: 2 }]);
    changed();
    await expect.element(page.getByRole("heading", { name: "Lobby", includeHidden: true })).toBeInTheDocument();
    const save = dialog.getByRole("button", { name: "Save" });
    await save.click();
    await expect.element(dialog.getByRole("alert")).toBeVisible();
    await save.click();
    await expect.poll(() => versions).toEqual([1, 2]);
  },
);
