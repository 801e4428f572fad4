import type { FromPage } from "@portico/content-runtime/preview/protocol";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Locale } from "../../api/bootstrap.ts";
import type { PageView } from "../../components/pageView.ts";
import { useFrameSource } from "./frame/useFrameSource.ts";
import { type PageFrame, usePageFrame } from "./frame/usePageFrame.ts";
import { asItCame, type Trees, writeAll, writeOne, type Written } from "./message/liveWords.ts";
import type { ViewHandle } from "./useView.ts";

export type PageWorkspaceHandle = {
  frame: PageFrame;
  src: string;
  changeView: ViewHandle["change"];
  /** Choosing mode: a click on the page selects its message. */
  choosing: boolean;
  setChoosing: (on: boolean) => void;
  /** An action on the page was refused, because previews are read-only. */
  refused: boolean;
  closeRefused: () => void;
  /** The message chosen on this screen, and the one that the user returned from. */
  chosen: string | undefined;
  from: string | undefined;
  choose: (key: string) => void;
  back: () => void;
  point: (key: string | null) => void;
  write: (key: string, trees: Partial<Trees>) => void;
};

/** State of the framed page: choosing, highlighting and editing its messages. */
export function usePageWorkspace(view: PageView, change: ViewHandle["change"]): PageWorkspaceHandle {
  const source = useFrameSource(view);
  const written = useRef<Written>(new Map());
  const [choosing, setChoosing] = useState(true);
  const [refused, setRefused] = useState(false);
  const [{ chosen, from }, setVisit] = useState<{ chosen?: string; from?: string }>({});

  const choose = (key: string) => {
    setVisit({ chosen: key });
    change({ key, scope: null });
  };
  const follow = (page: string) => {
    if (page === view.page) return;
    setRefused(false);
    source.follow(page);
    change({ page });
  };
  const frame = usePageFrame(source.name, (said: FromPage) => {
    if (said.type === "shown") follow(said.address);
    if (said.type === "chosen") choose(said.key);
    if (said.type === "refused") setRefused(true);
  });
  const { post, phase, id } = frame;
  const isReady = phase === "ready";
  useLanguage(frame, view.locale, (locale) => change({ locale }));
  // A reopened page does not know what was typed before.
  useEffect(() => {
    if (isReady) post(writeAll(written.current));
  }, [isReady, id, post]);
  useEffect(() => {
    if (isReady) post({ type: "choose", on: choosing });
  }, [isReady, id, post, choosing]);
  useEffect(() => {
    if (isReady) post({ type: "point", key: view.key });
  }, [isReady, id, post, view.key]);

  // A reopened page, such as after a first save, starts at its top: scrolls the current message into view once it is
  // rendered.
  const shownKey = view.key !== null && frame.shown?.words.some(({ key }) => key === view.key) ? view.key : null;
  useEffect(() => {
    if (isReady && shownKey !== null) post({ type: "point", key: shownKey });
  }, [isReady, id, post, shownKey]);

  return {
    frame,
    src: source.src,
    choosing,
    setChoosing,
    refused,
    closeRefused: () => setRefused(false),
    chosen,
    from,
    choose,
    changeView(changes) {
      // With other drafts or other messages, what was typed before no longer applies.
      if (changes.site !== undefined || changes.changeSet !== undefined) written.current.clear();
      setRefused(false);
      change(changes);
    },
    back() {
      setVisit(view.key === null ? {} : { from: view.key });
      change({ key: null, scope: null });
    },
    point: (key) => post({ type: "point", key }),
    write(key, trees) {
      const whole = { ...asItCame, ...written.current.get(key), ...trees };
      written.current.set(key, whole);
      post(writeOne(key, whole));
    },
  };
}

/**
 * Switches the page to the Studio's language choice, and follows a language chosen on the page. Ignores what the page
 * reports before it has switched.
 */
function useLanguage({ phase, id, shown, post }: PageFrame, locale: Locale, onLocale: (locale: Locale) => void): void {
  const settled = useRef("");
  const hear = useEffectEvent((spoken: Locale) => {
    const ours = `${id} ${locale}`;
    if (spoken === locale) settled.current = ours;
    else if (settled.current === ours) onLocale(spoken);
  });
  const ask = useEffectEvent(() => {
    if (shown && shown.locale !== locale) post({ type: "speak", locale });
  });
  const speaks = phase === "ready" && shown !== undefined;
  useEffect(() => {
    if (speaks) ask();
  }, [speaks, id, locale]);
  useEffect(() => {
    if (shown) hear(shown.locale);
  }, [shown]);
}
