import type { FromPage, AuditFinding, ToPage } from "@portico/content-runtime/preview/protocol";
import type { PreviewContent } from "@portico/content-runtime/preview/content";
import { createMessagePicker } from "./messagePicker.ts";
import type { StudioChannel, MessageHandlers } from "./studioChannel.ts";
import type { MarkedTextObserver } from "./markedText.ts";
import { portalLocation } from "./previewNavigation.tsx";
import { scrollIntoViewIfNeeded } from "./scrollIntoView.ts";
import { createOutline } from "./outline.ts";
import { shownWords } from "./shownWords.ts";
import { boxesOf, type MessageRange, messageRangesOn } from "./messageRanges.ts";

export type PreviewControllerOptions = {
  window: Window;
  base: string;
  content: PreviewContent;
  words: MarkedTextObserver;
  /** Opens the message channel to the Studio. */
  connectToStudio: (handlers: MessageHandlers) => StudioChannel;
};

export type PreviewController = {
  /** Called when the page has changed. */
  changed(): void;
  post(message: FromPage): void;
};

/** Debounce of the report of what is on the page, milliseconds. */
const debounceMilliseconds = 120;

/**
 * What an editor can do with the page: see which messages are on it, highlight some, choose them, audit it with axe.
 */
export function createPreviewController({
  window,
  base,
  content,
  words,
  connectToStudio,
}: PreviewControllerOptions): PreviewController {
  const { document } = window;
  const outline = createOutline(document);
  let lastReport = "";
  let reportTimer: ReturnType<typeof setTimeout> | undefined;
  let highlighted: string | null = null;
  let hovered: MessageRange | undefined;
  let lastAudit: Promise<AuditFinding[]> = Promise.resolve([]);
  /** Cached ranges, until the page changes. */
  let cachedRanges: MessageRange[] | undefined;

  const ranges = () => (cachedRanges ??= messageRangesOn(document, words));

  function highlightedBoxes(): DOMRect[] {
    return ranges()
      .filter(({ key, place }) => key === highlighted && place !== "title")
      .flatMap(boxesOf);
  }

  /** A hovered message takes precedence over a highlighted one. */
  function draw(): void {
    if (hovered) outline.show(boxesOf(hovered), "hovered");
    else outline.show(highlighted === null ? [] : highlightedBoxes(), "chosen");
  }

  function reportShown(): void {
    const { path, search } = portalLocation(base, window.location);
    const message: FromPage = {
      type: "shown",
      address: path + search,
      title: document.title,
      locale: content.store.getState().locale,
      words: shownWords(ranges()),
    };
    const serialized = JSON.stringify(message);
    if (serialized === lastReport) return;
    lastReport = serialized;
    post(message);
  }

  function settled(): void {
    reportShown();
    draw();
  }

  function highlight(key: string | null): void {
    highlighted = key;
    const first = ranges()
      .filter((range) => range.key === key)
      .sort((a, b) => Number(b.inSight) - Number(a.inSight))[0];
    if (first && first.place !== "title") scrollIntoViewIfNeeded(first.element);
    draw();
  }

  async function audit({ locale }: Extract<ToPage, { type: "audit" }>): Promise<void> {
    const { auditPage } = await import("./audit.ts");
    // axe runs one audit at a time.
    lastAudit = lastAudit.then(() => auditPage(document, ranges, locale));
    post({ type: "audited", findings: await lastAudit });
  }

  const messagePicker = createMessagePicker({
    window,
    ranges,
    hovered: (range) => {
      hovered = range;
      draw();
    },
    chosen: (key) => post({ type: "chosen", key }),
  });

  const { post } = connectToStudio({
    write: ({ messages }) => content.write(messages),
    choose: ({ on }) => messagePicker.setEnabled(on),
    point: ({ key }) => highlight(key),
    speak: ({ locale }) => void content.store.setLocale(locale),
    audit: (message) => void audit(message),
  });

  function changed(): void {
    cachedRanges = undefined;
    clearTimeout(reportTimer);
    reportTimer = setTimeout(settled, debounceMilliseconds);
  }

  window.addEventListener("scroll", () => void window.requestAnimationFrame(draw), { capture: true, passive: true });
  window.addEventListener("resize", changed);

  return { post, changed };
}
