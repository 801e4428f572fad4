import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page, Request } from "@playwright/test";
import { globalsOf, type Mode } from "./modes.ts";

/** Browsers treat `localhost` as a secure origin. No server is needed: requests are answered from the build folder. */
const origin = "http://stories.localhost";
const height = 900;
/** Timeout in ms for the first rendering of a story. */
const longest = 20_000;
/** Storybook's loading placeholders: unused here, and up to a third of the markup that the engines would check. */
const skeletons = ".sb-preparing-story, .sb-preparing-docs, .sb-nopreview";
/** Dialogs are rendered outside of the story's root. */
const drawn = "#storybook-root > *, [role='dialog'], [role='alertdialog']";

type Listen = (event: string, listener: (payload: unknown) => void) => void;

/** The preview API that Storybook exposes to automation. */
type Preview = {
  ready: () => Promise<void>;
  channel: { on: Listen; off: Listen; emit: (event: string, payload: unknown) => void };
  currentRender?: { id: string };
};

type Finished = { storyId: string; status: string; reporters: { type: string; status: string }[] };

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: Preview;
  }
}

/** Storybook's preview, opened once: stories and modes change in it without a reload. */
export class StoryPage {
  readonly page: Page;
  readonly #pendingRequests = new Set<Request>();

  private constructor(page: Page) {
    this.page = page;
    page.on("request", (request) => this.#pendingRequests.add(request));
    const arrived = (request: Request) => this.#pendingRequests.delete(request);
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
    await page.evaluate(
      (unused) => document.querySelectorAll(unused).forEach((skeleton) => skeleton.remove()),
      skeletons,
    );
    return new StoryPage(page);
  }

  /** Mounts a story in a mode and waits until its play function has finished. Throws when it fails. */
  async show(id: string, mode: Mode): Promise<void> {
    await this.#apply(id, mode, true);
  }

  /** Switches the mode of the mounted story, as when a user switches the theme. */
  async changeMode(id: string, mode: Mode): Promise<void> {
    await this.#apply(id, mode, false);
  }

  /**
   * Checks the page with a window as high as the page. Otherwise a sticky bar at the bottom would cover controls, and an
   * engine, which does not scroll, would report the covered target as too small. Checks again when the page grew
   * meanwhile: a part of a screen may be drawn late.
   */
  async atFullHeight<T>(check: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries += 1) {
      const shown = await this.#showFullHeight();
      const result = await check();
      if (tries === 3 || (await this.#wholeHeight()) === shown) return result;
    }
  }

  #wholeHeight(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollHeight);
  }

  /** @returns the height of the page for which the window was made high enough */
  async #showFullHeight(): Promise<number> {
    const { width = 0 } = this.page.viewportSize() ?? {};
    let whole = await this.#wholeHeight();
    // Elements sized by the window grow with it, up to their own limit.
    for (let shown = height, tries = 0; whole > shown && tries < 4; tries += 1) {
      shown = whole;
      await this.page.setViewportSize({ width, height: shown });
      whole = await this.#wholeHeight();
    }
    return whole;
  }

  async #apply(id: string, mode: Mode, remount: boolean): Promise<void> {
    await this.page.setViewportSize({ width: mode.width, height });
    await this.page.emulateMedia({
      forcedColors: mode.theme === "forced colours" ? "active" : "none",
      reducedMotion: "reduce",
    });
    if (remount) await this.#leave();
    const outcome = await this.page.evaluate(playStory, { id, globals: globalsOf(mode), remount });
    if (outcome !== "played") throw new Error(`${id} does not play: ${outcome}`);
    await this.#loaded(id);
  }

  /**
   * Takes the focus out of the mounted story. A dialog that is removed while it is open, or a focused control, gives the
   * focus to the heading of the next story, or does not, depending on which is faster.
   */
  async #leave(): Promise<void> {
    const dialogs = this.page.locator("[role='dialog'], [role='alertdialog']");
    if ((await dialogs.count()) > 0) {
      await this.page.keyboard.press("Escape");
      // One that is busy stays open.
      await dialogs
        .first()
        .waitFor({ state: "detached", timeout: 1_000 })
        .catch(() => undefined);
    }
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  }

  /**
   * Waits for lazily loaded parts of a screen, which appear after its story counts as rendered; an empty page has no
   * violations.
   */
  async #loaded(id: string): Promise<void> {
    await this.page
      .locator(drawn)
      .first()
      .waitFor({ state: "attached", timeout: longest })
      .catch((cause: unknown) => {
        throw new Error(`${id} draws nothing`, { cause });
      });
    await this.settled();
  }

  /** Waits for requests that are on their way, such as that for the code of a part, and for what they change. */
  async settled(): Promise<void> {
    do {
      await this.page.evaluate(async () => {
        await document.fonts.ready;
        await window.audit.settled();
      });
    } while (this.#pendingRequests.size > 0);
  }
}

/**
 * Runs in the page, so it is self-contained: sets the globals, remounts the story if `remount`, and returns "played" or
 * the error.
 */
async function playStory({
  id,
  globals,
  remount,
}: {
  id: string;
  globals: Record<string, unknown>;
  remount: boolean;
}): Promise<string> {
  const longest = 20_000;
  const { channel, currentRender } = window.__STORYBOOK_PREVIEW__;

  /** Runs a callback and waits for the end of the render of `story` that follows. */
  function finished(story: string, start: () => void): Promise<string> {
    return new Promise((done) => {
      const ends: Record<string, (payload: unknown) => string | undefined> = {
        storyFinished: (payload) => {
          const { storyId, status, reporters } = payload as Finished;
          const failed = reporters.filter((report) => report.status === "failed").map(({ type }) => type);
          return storyId === story ? (status === "error" ? `it failed ${failed.join(", ")}` : "played") : undefined;
        },
        playFunctionThrewException: (payload) => (payload as Error).message,
        storyThrewException: (payload) => (payload as Error).message,
        storyErrored: (payload) => (payload as { description: string }).description,
        storyMissing: () => "there is no such story",
      };
      const listeners = Object.entries(ends).map(
        ([event, outcomeOf]) => [event, (payload: unknown) => end(outcomeOf(payload))] as const,
      );
      for (const [event, listener] of listeners) channel.on(event, listener);
      const timer = setTimeout(() => end("it takes too long"), longest);
      function end(outcome: string | undefined) {
        if (outcome === undefined) return;
        clearTimeout(timer);
        for (const [event, listener] of listeners) channel.off(event, listener);
        done(outcome);
      }
      start();
    });
  }

  // The previous story renders once more with the new globals: its end must not count as the end of the new one.
  const current = document.documentElement.dataset["globals"];
  const wanted = JSON.stringify(globals);
  document.documentElement.dataset["globals"] = wanted;
  const update = () => channel.emit("updateGlobals", { globals });
  const updated = currentRender && current !== wanted ? await finished(currentRender.id, update) : "played";
  if (!remount) return updated;
  if (!currentRender && current !== wanted) update();
  return finished(id, () =>
    currentRender?.id === id
      ? channel.emit("forceRemount", { storyId: id })
      : channel.emit("setCurrentStory", { storyId: id, viewMode: "story" }),
  );
}
