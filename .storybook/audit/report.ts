import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { chromiumVersion, findChromium } from "../../tools/chromium.ts";
import type { StoryFinding } from "./test.ts";

const path = join(import.meta.dirname, "../../reports/accessibility.json");
const { version: axe } = createRequire(import.meta.url)("axe-core/package.json") as { version: string };
const { version: ibm } = createRequire(import.meta.url)("accessibility-checker-engine/package.json") as {
  version: string;
};

type Faults = { injected: number; missed: string[]; caught: Record<string, string> };

/**
 * Writes `reports/accessibility.json`, the source of the conformance report, and prints which injected faults were
 * missed.
 */
export default class AccessibilityReport implements Reporter {
  #stories = 0;
  #failures: StoryFinding[] = [];
  #faults: Faults | undefined;
  #ended: { title: string; status: string }[] = [];

  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    this.#ended.push({ title: test.title, status });
    for (const { name, body } of attachments) {
      const value: unknown = body && JSON.parse(body.toString("utf8"));
      if (name === "findings") this.#add(value as { found: StoryFinding[]; checks: number });
      if (name === "faults") this.#faults = value as Faults;
    }
  }

  #add({ found, checks }: { found: StoryFinding[]; checks: number }): void {
    this.#stories += checks;
    this.#failures.push(...found);
  }

  onEnd(): void {
    const browser = findChromium();
    const engines = { axe, "accessibility-checker-engine": ibm, browser: browser ? chromiumVersion(browser) : "none" };
    const failures = Object.fromEntries(Map.groupBy(this.#failures, ({ story }) => story));
    mkdirSync(join(path, ".."), { recursive: true });
    writeFileSync(
      path,
      JSON.stringify(
        { engines, pagesChecked: this.#stories, failures, faults: this.#faults, tests: this.#ended },
        null,
        2,
      ),
    );
    if (this.#faults)
      process.stdout.write(
        `\nInjected faults: ${this.#faults.injected}, missed: ${this.#faults.missed.join("; ") || "none"}\n`,
      );
  }
}
