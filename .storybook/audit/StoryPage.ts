import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page, Request } from "@playwright/test";
import { globalsOf, type Look } from "./looks.ts";
import { playToEnd, type Preview } from "./playToEnd.ts";

/** A name that browsers trust like https, and that needs no server: files come straight from the built folder. */
const origin = "http://stories.localhost";
const height = 900;
/** Milliseconds that a story may take to draw something. */
const longest = 20_000;
/** What Storybook shows while it prepares a page: never here, and up to a third of what the engines would go through. */
const skeletons = ".sb-preparing-story, .sb-preparing-docs, .sb-nopreview";
/** A dialog stands beside the story's own place. */
const drawn = "#storybook-root > *, [role='dialog'], [role='alertdialog']";

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: Preview;
  }
}

/** Storybook's preview, opened once: stories and looks change in it without a reload. */
export class StoryPage {
  readonly page: Page;
  readonly #onTheirWay = new Set<Request>();

  private constructor(page: Page) {
    this.page = page;
    page.on("request", (request) => this.#onTheirWay.add(request));
    const arrived = (request: Request) => this.#onTheirWay.delete(request);
    page.on("requestfinished", arrived).on("requestfailed", arrived);
  }

  static async open(page: Page, folder: string): Promise<StoryPage> {
    await page.route(`${origin}/**`, async (route) => {
      const path = join(folder, new URL(route.request().url()).pathname);
      await (existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 }));
    });
    await page.goto(`${origin}/iframe.html?viewMode=story`);
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.channel !== undefined);
    await page.evaluate(async () => window.__STORYBOOK_PREVIEW__.ready());
    await page.evaluate((unused) => document.querySelectorAll(unused).forEach((skeleton) => skeleton.remove()), skeletons);
    return new StoryPage(page);
  }

  /** Mounts a story afresh, in a look, and waits until it has played. Throws when it fails. */
  async show(id: string, look: Look): Promise<void> {
    await this.#wear(id, look, true);
  }

  /** Gives the story that stands there another look, as somebody who switches the theme sees it. */
  async redress(id: string, look: Look): Promise<void> {
    await this.#wear(id, look, false);
  }

  /**
   * Makes the window as high as the page. A bar that sticks to its foot covers what happens to be under it; whoever scrolls sees it, and
   * an engine, which does not scroll, would call it too small to press.
   */
  async seeWhole(): Promise<void> {
    const { width = 0 } = this.page.viewportSize() ?? {};
    // What is as high as the window lets it be grows with the window, up to its own limit.
    for (let shown = height, tries = 0; tries < 4; tries += 1) {
      const whole = await this.page.evaluate(() => document.documentElement.scrollHeight);
      if (whole <= shown) return;
      shown = whole;
      await this.page.setViewportSize({ width, height: shown });
    }
  }

  async #wear(id: string, look: Look, afresh: boolean): Promise<void> {
    await this.page.setViewportSize({ width: look.width, height });
    await this.page.emulateMedia({ forcedColors: look.theme === "forced colours" ? "active" : "none", reducedMotion: "reduce" });
    const outcome = await this.page.evaluate(playToEnd, { id, globals: globalsOf(look), afresh });
    if (outcome !== "played") throw new Error(`${id} does not play: ${outcome}`);
    await this.#arrived(id);
  }

  /** A screen brings its parts as it needs them, after its story counts as drawn: an empty page has no faults. */
  async #arrived(id: string): Promise<void> {
    await this.page.locator(drawn).first().waitFor({ state: "attached", timeout: longest }).catch((cause: unknown) => {
      throw new Error(`${id} draws nothing`, { cause });
    });
    do {
      await this.page.evaluate(async () => {
        await document.fonts.ready;
        await window.audit.settled();
      });
    } while (this.#onTheirWay.size > 0);
  }
}
