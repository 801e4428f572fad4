import type { FromPage, ShownWords, ToPage } from "@portico/content-runtime/preview/protocol";
import { builtIn } from "@portico/content-runtime/builtIn";
import { previewContent, type Messages } from "@portico/content-runtime/preview/content";
import { createKeys } from "@portico/content-runtime/preview/keys";
import type { Locale } from "@portico/content-runtime/store";
import { expect } from "vitest";
import { render } from "vitest-browser-react";
import type { Bootstrap } from "../api/bootstrap.ts";
import { type MockAnswers, mockFetch } from "../testing/mockFetch.ts";
import { PortalPage } from "../testing/PortalPage.tsx";
import type { MessageHandlers } from "./studioChannel.ts";
import { createPreviewController } from "./previewController.ts";
import { observeMarkedText } from "./markedText.ts";

type Options = { bootstrap: Bootstrap; answers?: MockAnswers; drafts?: Record<Locale, Messages> };

/** A preview as the Studio sees it. */
export type OpenedPreview = {
  posted: FromPage[];
  say(message: ToPage): void;
  /** The page's latest report of what is on it. */
  shown(): ShownWords[];
  keysOn(): string[];
  close(): void;
};

const nothing = { "en-US": {}, "es-US": {} };

/** Renders the whole portal over canned responses, with the preview controller. */
export async function openPreview(
  at: string,
  { bootstrap, answers = {}, drafts = nothing }: Options,
): Promise<OpenedPreview> {
  const keys = createKeys();
  const posted: FromPage[] = [];
  let handlers: MessageHandlers | undefined;
  const content = await previewContent({ bootstrap, drafts, keys, fetch: mockFetch(answers), builtIn });
  const words = observeMarkedText(document, keys, () => controller.changed());
  const controller = createPreviewController({
    window,
    base: "",
    content,
    words,
    connectToStudio: (received) => {
      handlers = received;
      return { post: (message) => void posted.push(message) };
    },
  });
  const say = (message: ToPage) => handlers?.[message.type](message as never);
  await render(<PortalPage content={content.store} bootstrap={bootstrap} at={at} answers={answers} />);
  await expect.poll(() => document.getElementById("page-title"), { timeout: 10_000 }).not.toBeNull();
  const shown = () => posted.findLast((message) => message.type === "shown")?.words ?? [];
  return {
    posted,
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
