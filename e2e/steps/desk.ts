import type { Browser, Page, ViewportSize } from "@playwright/test";
import { localeOf, type Language } from "@portico/message/tree";
import type { Copy } from "../fixtures/copy.ts";
import { demoPerson, startSession } from "../fixtures/people.ts";

/** What all desks of a journey have in common. */
export type Setting = { copy: Copy; language: Language; narrowest: number; viewport: ViewportSize | null };
export type Desk = Setting & { page: Page };

/** A browser of somebody's own, signed in: an editor's Studio, or a customer's portal. */
export async function deskOf(browser: Browser, port: number, person: Parameters<typeof demoPerson>[0], setting: Setting): Promise<Desk> {
  const { language, viewport } = setting;
  const context = await browser.newContext({ viewport, baseURL: `http://localhost:${port}`, locale: localeOf[language] });
  await startSession(context, { hostname: "localhost", port, locale: localeOf[language] }, demoPerson(person));
  return { ...setting, page: await context.newPage() };
}
