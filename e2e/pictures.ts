// Takes the screenshots of the README from a real server: npm run pictures
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { localeOf, type Language } from "@portico/message/tree";
import { chromiumArgs, findChromium } from "../tools/chromium.ts";
import { root } from "../tools/generate/files.ts";
import { buildPortal, isBuilt } from "../tools/start/portalBuild.ts";
import { copyIn, type Copy } from "./fixtures/copy.ts";
import { demoPerson, signInOn } from "./fixtures/people.ts";
import { startServer } from "./fixtures/server.ts";
import { cards, Payment } from "./steps/payment.ts";

const folder = join(root, "docs/pictures");

const sizes = {
  desktop: { viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, hasTouch: true },
} satisfies Record<string, BrowserContextOptions>;

/** The content of each screenshot, by file name. The one that pays comes last. */
type Picture = {
  file: string;
  size: keyof typeof sizes;
  language: Language;
  colorScheme?: "light" | "dark";
  show: (page: Page, copy: Copy) => Promise<void>;
};

async function summary(page: Page, copy: Copy): Promise<void> {
  await signInOn(page, copy, demoPerson("dana"));
  await page.getByRole("region", { name: copy("summary.last.title"), exact: true }).waitFor();
  await page.getByRole("region", { name: copy("services.name", { key: "INTERNET" }), exact: true }).waitFor();
}

async function billing(page: Page, copy: Copy): Promise<void> {
  await signInOn(page, copy, demoPerson("dana"), "/billing");
  await page.getByText("Marquee").first().waitFor();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

async function review(page: Page, copy: Copy): Promise<Payment> {
  const payment = new Payment(page, copy);
  await signInOn(page, copy, demoPerson("dana"), "/billing/pay-bill");
  await payment.amount();
  await payment.withNewCard(cards.approved);
  return payment;
}

async function outcome(page: Page, copy: Copy): Promise<void> {
  await (await review(page, copy)).pay(24_817);
  await page.getByRole("heading", { name: copy("billing.outcome.charged"), exact: true }).waitFor();
}

async function services(page: Page, copy: Copy): Promise<void> {
  await signInOn(page, copy, demoPerson("dana"), "/services");
  await page.getByRole("heading", { name: copy("services.name", { key: "INTERNET" }), exact: true }).waitFor();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

/** The map of an owner whose address is affected. */
async function outages(page: Page, copy: Copy): Promise<void> {
  await signInOn(page, copy, demoPerson("farah"), "/outage-map");
  await page.getByRole("heading", { level: 2 }).filter({ hasText: "3 Quay St" }).waitFor();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

/** Help, for a visitor. */
async function support(page: Page, copy: Copy): Promise<void> {
  await page.goto("/support");
  await page.getByRole("link", { name: new RegExp(`^${copy("support.category.name", { name: "VOICE" })}`) }).waitFor();
}

/** A portal page in the Studio, with the text of one of its links open beside it. */
async function studio(page: Page, copy: Copy): Promise<void> {
  await signInOn(page, copy, demoPerson("erin"), "/studio");
  await page.goto("/studio/pages?site=business&person=dana&page=%2Fbilling&locale=es-US&key=billing.whatIf.title");
  await page
    .frameLocator("iframe")
    .getByRole("link", { name: copyIn("es")("billing.whatIf.title"), exact: true })
    .waitFor();
  await page.locator('textarea[lang="es"]').waitFor();
}

const pictures: Picture[] = [
  { file: "summary-desktop-en", size: "desktop", language: "en", show: summary },
  { file: "summary-phone-es", size: "phone", language: "es", show: summary },
  { file: "dark-desktop", size: "desktop", language: "en", colorScheme: "dark", show: summary },
  { file: "billing-desktop-en", size: "desktop", language: "en", show: billing },
  {
    file: "pay-review-phone-es",
    size: "phone",
    language: "es",
    show: async (page, copy) => void (await review(page, copy)),
  },
  { file: "services-phone-es", size: "phone", language: "es", show: services },
  { file: "support-phone-es", size: "phone", language: "es", show: support },
  { file: "outages-desktop-en", size: "desktop", language: "en", show: outages },
  { file: "studio-desktop-en", size: "desktop", language: "en", show: studio },
  { file: "outcome-desktop-en", size: "desktop", language: "en", show: outcome },
];

async function take(
  browser: Browser,
  port: number,
  { file, size, language, colorScheme = "light", show }: Picture,
): Promise<void> {
  const context = await browser.newContext({
    ...sizes[size],
    colorScheme,
    locale: localeOf[language],
    baseURL: `http://localhost:${port}`,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await show(page, copyIn(language));
  // Removes the focus ring of the last action.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${file}.png`) });
  await context.close();
  console.log(`docs/pictures/${file}.png`);
}

if (!isBuilt(root)) await buildPortal(root, "warn");
mkdirSync(folder, { recursive: true });
const data = mkdtempSync(join(tmpdir(), "portico-pictures-"));
const server = await startServer("pictures", { folder: data });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  for (const picture of pictures) await take(browser, server.port, picture);
} finally {
  await browser.close();
  await server.end();
  rmSync(data, { recursive: true, force: true });
}
