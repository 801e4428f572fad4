import type { Page } from "@playwright/test";
import type { Language } from "@portico/message/tree";
import type { Copy } from "../fixtures/copy.ts";
import { textsIn, textsOn } from "../fixtures/pageTexts.ts";
import { rawKeys, untranslated } from "../fixtures/untranslated.ts";
import type { CrawledApp } from "./apps.ts";
import { type Control, controlsOn } from "./controls.ts";
import { effectsOn, observeEffects, settle, type Watching } from "./watching.ts";

export type CrawlOptions = {
  app: CrawledApp;
  page: Page;
  watching: Watching;
  language: Language;
  copy: Copy;
  /** The paths at which the crawl starts. */
  addresses: readonly string[];
  /** The kinds of screens whose controls are pressed; the others are only opened. Without it, all. */
  pressOn?: readonly string[];
  /** Links inside the portal: skipped, pressed, or pressed with their target crawled too. */
  links: "skip" | "press" | "follow";
  /** Whether every control of a dialog is pressed, reopening the dialog for each, or only one of them and Escape. */
  everyAnswer: boolean;
  /**
   * Controls that earlier crawls have pressed, each on a screen with the same set of controls: they are not pressed
   * again. This crawl adds the controls of every screen that it completes. Without it, all are pressed.
   */
  pressedBefore?: Set<string>;
  /** The loading timeout in ms. */
  longestLoading?: number;
};

/** Maximum number of presses per screen: a control that keeps reopening stops here and is reported as a fault. */
const maxPresses = 80;

/** The timeout in ms of work that takes longer by its nature, from the end of the loading timeout. */
const longestSlowWork = 10_000;

/** Opens screens, presses every control, and records faults. */
export class Crawler {
  readonly faults = new Set<string>();
  readonly visited = new Set<string>();
  presses = 0;
  readonly #options: CrawlOptions;
  readonly #pressed = new Set<string>();
  readonly #late = new Set<string>();
  readonly #queue: string[];
  readonly #ends: readonly string[];
  #reported = 0;
  /** The controls of the current screen when it was opened. */
  #set: string | undefined;

  constructor(options: CrawlOptions) {
    this.#options = options;
    this.#queue = [...options.addresses];
    this.#ends = options.app.ends(options.copy);
  }

  /** All faults, each with its screen and the control that was pressed before it. */
  async crawl(): Promise<string[]> {
    for (let address = this.#queue.shift(); address !== undefined; address = this.#queue.shift()) {
      const kind = this.#options.app.kindOf(address);
      if (this.visited.has(kind)) continue;
      this.visited.add(kind);
      try {
        await this.#screen(address, kind);
      } catch (error) {
        if (this.#options.page.isClosed()) throw error;
        this.faults.add(`${kind}: the crawler stopped here: ${String(error).split("\n")[0]}`);
      }
    }
    return [...this.faults];
  }

  #follow(address: string): void {
    const { pathname, search } = new URL(address, this.#options.page.url());
    if (this.#options.app.contains(pathname)) this.#queue.push(pathname + search);
  }

  async #screen(address: string, kind: string): Promise<void> {
    await this.#open(address, kind);
    if (this.#options.pressOn?.includes(kind) === false) return;
    const pressed = new Set<string>();
    this.#set = undefined;
    for (let presses = 0; ; presses += 1) {
      const controls = await controlsOn(this.#options.page);
      this.#set ??= setOf(controls);
      this.#nameFaults(kind, controls);
      if (this.#options.links === "follow")
        controls.forEach(({ href }) => href !== undefined && !href.includes("#") && this.#follow(href));
      const next = controls.find((control) => this.#isNew(kind, control));
      if (!next) return pressed.forEach((key) => this.#options.pressedBefore?.add(key));
      if (presses === maxPresses) return void this.faults.add(`${kind}: more than ${maxPresses} controls`);
      this.#pressed.add(keyOf(kind, next));
      pressed.add(this.#inSet(kind, next));
      await this.#press(address, kind, next);
    }
  }

  /**
   * Links are not followed here: their target screens are opened separately, and external links are checked by URL
   * only.
   */
  #isNew(kind: string, control: Control): boolean {
    if (
      control.leaves ||
      (control.href !== undefined && this.#options.links === "skip") ||
      control.name === "" ||
      this.#ends.includes(control.name)
    )
      return false;
    const isScreen = control.href !== undefined && this.#pressed.has(`to ${this.#options.app.kindOf(control.href)}`);
    const isPressed =
      this.#pressed.has(keyOf(kind, control)) || this.#options.pressedBefore?.has(this.#inSet(kind, control));
    return !isScreen && !isPressed;
  }

  #inSet = (kind: string, control: Control) => `${keyOf(kind, control)} of ${this.#set}`;

  #nameFaults(kind: string, controls: readonly Control[]): void {
    const { app, copy } = this.#options;
    for (const control of controls) {
      const { name, unnamed } = control;
      const fault = app.nameFault?.(control, copy);
      if (fault !== undefined) this.faults.add(`${kind}: ${fault}`);
      if (name === "") this.faults.add(`${kind}: a control without a name: ${control.kind}`);
      else if (unnamed) this.faults.add(`${kind}: "${unnamed}" is visible on "${name}"`);
    }
  }

  async #open(address: string, kind: string): Promise<void> {
    const { page } = this.#options;
    await page.goto(address);
    await this.#settled(kind);
    await this.#judge(kind);
  }

  async #settled(where: string): Promise<void> {
    const { app, copy, page, watching, longestLoading = 10_000 } = this.#options;
    await page.waitForLoadState("load");
    await observeEffects(page).catch(() => undefined);
    const loads = await settle(page, watching, longestLoading);
    const isSlow = loads !== undefined && app.slowWork(copy).includes(loads);
    const loading = isSlow ? await settle(page, watching, longestSlowWork) : loads;
    if (loading !== undefined) this.faults.add(`${where}: loading does not end: ${loading}`);
  }

  async #press(address: string, kind: string, control: Control): Promise<void> {
    const { page, watching } = this.#options;
    const where = `${kind} > "${control.name}"`;
    const target = page.locator(`[data-crawl="${control.id}"]`);
    // Click by script: a mouse press would itself move the focus, and only effects of the activation count. A tab is
    // selected by focus alone.
    if (!control.kind.includes("|tab|")) await target.focus({ timeout: 2_000 }).catch(() => undefined);
    const before = {
      address: page.url(),
      effects: await effectsOn(page),
      calls: watching.started(),
      inPopup: (await popupIn(page)) > 0,
    };
    await page.evaluate(() => Object.assign(globalThis, { crawlStands: true }));
    const saved = page.waitForEvent("download", { timeout: 3_000 }).then(
      () => true,
      () => false,
    );
    this.presses += 1;
    try {
      await ((await isCovered(target)) ? target.locator("xpath=ancestor::label[1]") : target).click({
        timeout: 10_000,
      });
    } catch (error) {
      if (await this.#wasInTheWay(kind, control)) return;
      this.faults.add(`${where}: can't be pressed: ${String(error).split("\n").slice(0, 12).join(" ")}`);
      return this.#open(address, kind);
    }
    await this.#settled(where);
    const effects = await effectsOn(page);
    const nothing = page.url() === before.address && effects === before.effects && watching.started() === before.calls;
    if (nothing && !(await saved)) this.faults.add(`${where}: nothing happens`);
    await this.#judge(where);
    if (await page.evaluate(focusIsLost)) this.faults.add(`${where}: the focus is on the body`);
    if (control.href !== undefined) this.#pressed.add(`to ${this.#options.app.kindOf(control.href)}`);
    if (await this.#answerRefusal()) this.#pressed.delete(keyOf(kind, control));
    await this.#comeBack(address, kind, before, control);
  }

  /** Types into the fields that were refused empty. Returns whether there were any: then the button is pressed again. */
  async #answerRefusal(): Promise<boolean> {
    const { app, page } = this.#options;
    if (app.typed === undefined) return false;
    const refused = page.locator(
      "input:not([type=radio], [type=checkbox], [type=file])[aria-invalid=true], textarea[aria-invalid=true]",
    );
    let answered = false;
    // Filling one may take back the refusal of the others.
    for (const field of await refused.filter({ visible: true }).elementHandles()) {
      if ((await field.inputValue()) !== "") continue;
      await field.fill(app.typed, { timeout: 2_000 });
      answered = true;
    }
    return answered;
  }

  /** A dialog of the previous press may open late: it is closed, and the control is pressed once more. */
  async #wasInTheWay(kind: string, control: Control): Promise<boolean> {
    const key = keyOf(kind, control);
    if (this.#late.has(key) || !(await popupIn(this.#options.page))) return false;
    this.#late.add(key);
    this.#pressed.delete(key);
    await this.#options.page.keyboard.press("Escape");
    await this.#settled(`${kind} > Escape`);
    return true;
  }

  /** Returns to the screen after a press that left it; an open dialog is answered, then closed. */
  async #comeBack(
    address: string,
    kind: string,
    { address: url, inPopup }: { address: string; inPopup: boolean },
    opener: Control,
  ): Promise<void> {
    const { page, everyAnswer, links } = this.#options;
    if (page.url() !== url) {
      if (links === "follow") this.#follow(page.url());
      return this.#open(address, kind);
    }
    if (!(await popupIn(page))) return;
    const open = (await controlsOn(page)).find((control) => this.#isNew(kind, control));
    // The control that opened the dialog may be pressed again until every answer was given; the answers themselves are
    // pressed once.
    if (open && everyAnswer) return void (inPopup || this.#pressed.delete(keyOf(kind, opener)));
    await page.keyboard.press("Escape");
    await this.#settled(`${kind} > Escape`);
    if (await popupIn(page)) await this.#open(address, kind);
  }

  /** Checks that apply to every screen, and the faults recorded since the last check. */
  async #judge(where: string): Promise<void> {
    const { app, page, watching, language, copy } = this.#options;
    const texts = await (app.showsMessages ? textsIn(page.mainFrame()) : textsOn(page));
    const words = untranslated(texts, language, app.showsMessages ? "studio" : "all");
    words.forEach((text) => this.faults.add(`${where}: in the other language: ${text}`));
    if (!app.showsMessages)
      rawKeys(texts).forEach((key) => this.faults.add(`${where}: a key instead of words: ${key}`));
    const titles = [copy("shell.notFound.title"), copy("studio.notFound.title")];
    const missing = new URL(page.url()).pathname !== "/not-found" && titles.some((title) => texts.includes(title));
    if (missing) this.faults.add(`${where}: a dead link: ${app.kindOf(page.url())}`);
    for (; this.#reported < watching.faults.length; this.#reported += 1)
      this.faults.add(`${where}: ${watching.faults[this.#reported]}`);
  }
}

/**
 * Runs in the page: whether the focus was lost to the body. A page that was just loaded starts there, which is fine.
 */
const focusIsLost = () =>
  "crawlStands" in globalThis && (document.activeElement === null || document.activeElement === document.body);

/** The kinds of the controls of a screen, in any order. */
const setOf = (controls: readonly Control[]) =>
  [...new Set(controls.filter(({ shared }) => !shared).map(({ kind }) => kind))].toSorted().join("\n");

/** Controls that all screens share are pressed once, on the first screen. */
const keyOf = (kind: string, control: Control) => `${control.shared ? "every screen" : kind} > ${control.kind}`;

const popupIn = (page: Page) =>
  page.locator("dialog[open], [role=dialog], [role=alertdialog], [role=menu]").filter({ visible: true }).count();

/** A radio or a checkbox is pressed through its label, as customers do. */
const isCovered = async (target: ReturnType<Page["locator"]>) =>
  target.evaluate((element) => element instanceof HTMLInputElement && element.closest("label") !== null);
