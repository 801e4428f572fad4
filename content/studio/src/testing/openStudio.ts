import { startBuiltIn } from "@portico/content-runtime/startBuiltIn";
import { studioWords } from "@portico/content-runtime/studio";
import type { Bootstrap } from "../api/bootstrap.ts";
import { createStudio, type Studio } from "../app/createStudio.ts";

/** Opens the Studio's page in a browser of a backend in process: what the page carries, over the same fetch. */
export async function openStudio(fetch: typeof globalThis.fetch): Promise<Studio> {
  const bootstrap = (await (await fetch("/content/v1/editor/start")).json()) as Bootstrap;
  const { locale, timeZone } = bootstrap;
  const words = await startBuiltIn({ locale, timeZone, builtIn: studioWords, fetch });
  return createStudio({ bootstrap, fetch, words });
}

/** The invented editor. */
export const asErin = { username: "erin", password: "portico-demo-2026" };
