import type { FromPage, ShownWords, ToPage } from "@portico/content-runtime/preview/protocol";
import { builtIn } from "@portico/content-runtime/builtIn";
import { previewContent, type Messages } from "@portico/content-runtime/preview/content";
import { createKeys } from "@portico/content-runtime/preview/keys";
import type { Locale } from "@portico/content-runtime/store";
import { expect } from "vitest";
import { render } from "vitest-browser-react";
import type { Bootstrap } from "../api/bootstrap.ts";
import { type CannedAnswers, cannedFetch } from "../testing/cannedFetch.ts";
import { PortalPage } from "../testing/PortalPage.tsx";
import type { Heard } from "./conversation.ts";
import { openDesk } from "./desk.ts";
import { watchWords } from "./foundWords.ts";

type Options = { bootstrap: Bootstrap; answers?: CannedAnswers; drafts?: Record<Locale, Messages> };

/** A preview as the Studio around it has it. */
export type OpenedPreview = {
  told: FromPage[];
  say(message: ToPage): void;
  /** What the page said last about what is on it. */
  shown(): ShownWords[];
  keysOn(): string[];
  close(): void;
};

const nothing = { "en-US": {}, "es-US": {} };

/** The whole portal over canned answers, with an editor's desk around it. */
export async function openPreview(at: string, { bootstrap, answers = {}, drafts = nothing }: Options): Promise<OpenedPreview> {
  const keys = createKeys();
  const told: FromPage[] = [];
  let heard: Heard | undefined;
  const content = await previewContent({ bootstrap, drafts, keys, fetch: cannedFetch(answers), builtIn });
  const words = watchWords(document, keys, () => desk.changed());
  const desk = openDesk({
    window,
    base: "",
    content,
    words,
    converse: (hear) => {
      heard = hear;
      return { tell: (news) => void told.push(news) };
    },
  });
  const say = (message: ToPage) => heard?.[message.type](message as never);
  await render(<PortalPage content={content.store} bootstrap={bootstrap} at={at} answers={answers} />);
  await expect.poll(() => document.getElementById("page-title"), { timeout: 10_000 }).not.toBeNull();
  const shown = () => told.findLast((news) => news.type === "shown")?.words ?? [];
  return {
    told,
    say,
    shown,
    keysOn: () => [...new Set(shown().map(({ key }) => key))],
    close() {
      say({ type: "choose", on: false });
      words.stop();
      document.querySelector("html > [popover]")?.remove();
    },
  };
}
