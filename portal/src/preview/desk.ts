import type { FromPage, Judged, ToPage } from "@portico/content-runtime/preview/protocol";
import type { PreviewContent } from "@portico/content-runtime/preview/content";
import { createChoosing } from "./choosing.ts";
import type { Conversation, Heard } from "./conversation.ts";
import type { FoundWords } from "./foundWords.ts";
import { placeBelow } from "./inFrame.tsx";
import { bringIntoSight } from "./intoSight.ts";
import { createOutline } from "./outline.ts";
import { shownWords } from "./shownWords.ts";
import { boxesOf, type Spot, spotsOn } from "./spots.ts";

export type DeskParts = {
  window: Window;
  base: string;
  content: PreviewContent;
  words: FoundWords;
  /** Opens the way to the Studio. */
  converse: (heard: Heard) => Conversation;
};

export type Desk = {
  /** Something on the page has changed. */
  changed(): void;
  tell(news: FromPage): void;
};

/** How long a page is quiet before what is on it is said; milliseconds. */
const quiet = 120;

/** What an editor does with the page: sees which words are on it, points at some, chooses them, has it judged. */
export function openDesk({ window, base, content, words, converse }: DeskParts): Desk {
  const { document } = window;
  const outline = createOutline(document);
  let said = "";
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let pointed: string | null = null;
  let hovered: Spot | undefined;
  let judging: Promise<Judged[]> = Promise.resolve([]);
  /** What is where, until the page changes. */
  let known: Spot[] | undefined;

  const spots = () => (known ??= spotsOn(document, words));

  function pointedBoxes(): DOMRect[] {
    return spots().filter(({ key, place }) => key === pointed && place !== "title").flatMap(boxesOf);
  }

  /** What is hovered stands before what is pointed at. */
  function draw(): void {
    if (hovered) outline.show(boxesOf(hovered), "hovered");
    else outline.show(pointed === null ? [] : pointedBoxes(), "chosen");
  }

  function say(): void {
    const { path, search } = placeBelow(base, window.location);
    const news: FromPage = { type: "shown", address: path + search, title: document.title, locale: content.store.getState().locale, words: shownWords(spots()) };
    const saying = JSON.stringify(news);
    if (saying === said) return;
    said = saying;
    tell(news);
  }

  function settled(): void {
    say();
    draw();
  }

  function point(key: string | null): void {
    pointed = key;
    const first = spots().filter((spot) => spot.key === key).sort((a, b) => Number(b.inSight) - Number(a.inSight))[0];
    if (first && first.place !== "title") bringIntoSight(first.element);
    draw();
  }

  async function judged({ locale }: Extract<ToPage, { type: "judge" }>): Promise<void> {
    const { judge } = await import("./judging.ts");
    // axe looks at one thing at a time.
    judging = judging.then(() => judge(document, spots, locale));
    tell({ type: "judged", findings: await judging });
  }

  const choosing = createChoosing({
    window,
    spots,
    hovered: (spot) => {
      hovered = spot;
      draw();
    },
    chosen: (key) => tell({ type: "chosen", key }),
  });

  const { tell } = converse({
    write: ({ messages }) => content.write(messages),
    choose: ({ on }) => choosing.turn(on),
    point: ({ key }) => point(key),
    speak: ({ locale }) => void content.store.setLocale(locale),
    judge: (message) => void judged(message),
  });

  function changed(): void {
    known = undefined;
    clearTimeout(waiting);
    waiting = setTimeout(settled, quiet);
  }

  window.addEventListener("scroll", () => void window.requestAnimationFrame(draw), { capture: true, passive: true });
  window.addEventListener("resize", changed);

  return { tell, changed };
}
