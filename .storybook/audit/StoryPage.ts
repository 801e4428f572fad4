import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { globalsOf, plain, type Look } from "./looks.ts";

/** A name that browsers trust like https, and that needs no server: files come straight from the built folder. */
const origin = "http://stories.localhost";
const height = 900;
/** Longest time that a story may take until it has played. */
const patience = 20_000;

type Preview = { channel: { on: Listen; off: Listen; emit: (event: string, payload: unknown) => void }; currentRender?: { id: string } };
type Listen = (event: string, listener: (payload: unknown) => void) => void;

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: Preview;
  }
}

/** Storybook's preview, opened once: stories and looks change in it without a reload. */
export class StoryPage {
  readonly page: Page;
  #look: Look = plain;

  private constructor(page: Page) {
    this.page = page;
  }

  static async open(page: Page, folder: string): Promise<StoryPage> {
    await page.route(`${origin}/**`, async (route) => {
      const path = join(folder, new URL(route.request().url()).pathname);
      await (existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 }));
    });
    // Storybook's own accessibility addon would run axe once more.
    await page.goto(`${origin}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.channel !== undefined);
    await page.evaluate(async () => (window.__STORYBOOK_PREVIEW__ as unknown as { ready?: () => Promise<void> }).ready?.());
    return new StoryPage(page);
  }

  /** Mounts a story afresh, in a look, and waits until it has played. Throws when it fails. */
  async show(id: string, look: Look): Promise<void> {
    await this.#wear(look);
    const outcome = await this.page.evaluate(playToEnd, { id, patience });
    if (outcome !== "played") throw new Error(`${id} does not play: ${outcome}`);
    await this.page.evaluate(async () => document.fonts.ready);
  }

  async #wear(look: Look): Promise<void> {
    await this.page.setViewportSize({ width: look.width, height });
    await this.page.emulateMedia({ forcedColors: look.theme === "forced colours" ? "active" : "none", reducedMotion: "reduce" });
    this.#look = look;
    await this.page.evaluate((globals) => window.__STORYBOOK_PREVIEW__.channel.emit("updateGlobals", { globals }), globalsOf(this.#look));
  }
}

/** Runs in the page. */
function playToEnd({ id, patience: longest }: { id: string; patience: number }): Promise<string> {
  const { channel, currentRender } = window.__STORYBOOK_PREVIEW__;
  return new Promise((done) => {
    const outcomes: Record<string, (payload: unknown) => string | undefined> = {
      storyFinished: (payload) => {
        const { storyId, status } = payload as { storyId: string; status: string };
        return storyId === id ? (status === "error" ? "it failed" : "played") : undefined;
      },
      playFunctionThrewException: (payload) => (payload as Error).message,
      storyThrewException: (payload) => (payload as Error).message,
      storyErrored: (payload) => (payload as { description: string }).description,
      storyMissing: () => "there is no such story",
    };
    const listeners = Object.entries(outcomes).map(([event, outcomeOf]) => {
      const listener = (payload: unknown) => {
        const outcome = outcomeOf(payload);
        if (outcome !== undefined) end(outcome);
      };
      channel.on(event, listener);
      return [event, listener] as const;
    });
    const timer = setTimeout(() => end("it takes too long"), longest);
    function end(outcome: string) {
      clearTimeout(timer);
      for (const [event, listener] of listeners) channel.off(event, listener);
      done(outcome);
    }
    if (currentRender?.id === id) channel.emit("forceRemount", { storyId: id });
    else channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
  });
}
