import type { FromPage } from "@portico/content-runtime/preview/protocol";
import { useEffect, useRef, useState } from "react";
import type { PageView } from "../../components/pageView.ts";
import { useFrameSource } from "./frame/useFrameSource.ts";
import { type PageFrame, usePageFrame } from "./frame/usePageFrame.ts";
import { asItCame, type Trees, writeAll, type Written, writeOne } from "./message/liveWords.ts";
import { useLanguage } from "./useLanguage.ts";
import type { ViewHandle } from "./useView.ts";

export type BenchHandle = {
  frame: PageFrame;
  src: string;
  changeByTools: ViewHandle["change"];
  /** While it is so, a click on the page says which words were meant. */
  choosing: boolean;
  setChoosing: (on: boolean) => void;
  /** Something would have been changed on the page, and was not. */
  refused: boolean;
  closeRefused: () => void;
  /** The message that was chosen on this screen, and the one that somebody came back from. */
  chosen: string | undefined;
  from: string | undefined;
  choose: (key: string) => void;
  back: () => void;
  point: (key: string | null) => void;
  write: (key: string, trees: Partial<Trees>) => void;
};

/** The page in its frame and what is done with it: words chosen, pointed at and written. */
export function useBench(view: PageView, change: ViewHandle["change"]): BenchHandle {
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
  // A page that was opened anew knows nothing of what was written on the one before.
  useEffect(() => {
    if (isReady) post(writeAll(written.current));
  }, [isReady, id, post]);
  useEffect(() => {
    if (isReady) post({ type: "choose", on: choosing });
  }, [isReady, id, post, choosing]);
  useEffect(() => {
    if (isReady) post({ type: "point", key: view.key });
  }, [isReady, id, post, view.key]);

  // A page that was opened anew, such as after a first save, begins at its top: what somebody is at comes into sight when it is there.
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
    changeByTools(changes) {
      // Other drafts, or other words altogether: what was written over the ones before is none of theirs.
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
