import type { Browser, Page, ViewportSize } from "@playwright/test";
import { localeOf, type Language } from "@portico/message/tree";
import type { Copy } from "../fixtures/copy.ts";
import { demoPerson, startSession } from "../fixtures/people.ts";

/** The fixtures that every person of a journey shares. */
export type PageSettings = { copy: Copy; language: Language; narrowest: number; viewport: ViewportSize | null };
export type SignedInPage = PageSettings & { page: Page };

/** A separate browser context with a signed-in person: an editor's Studio, or a customer's portal. */
export async function openPageAs(
  browser: Browser,
  port: number,
  person: Parameters<typeof demoPerson>[0],
  settings: PageSettings,
): Promise<SignedInPage> {
  const { language, viewport } = settings;
  const context = await browser.newContext({
    viewport,
    baseURL: `http://localhost:${port}`,
    locale: localeOf[language],
  });
  await startSession(context, { hostname: "localhost", port, locale: localeOf[language] }, demoPerson(person));
  return { ...settings, page: await context.newPage() };
}
