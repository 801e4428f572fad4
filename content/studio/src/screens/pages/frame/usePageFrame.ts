import type { FromPage, ToPage } from "@portico/content-runtime/preview/protocol";
import { useCallback, useEffect, useEffectEvent, useState } from "react";

type Shown = Extract<FromPage, { type: "shown" }>;

/**
 * The state of a framed page. `failed`: it loaded but sent no message, so it is not the portal. `ended`: the preview
 * expired.
 */
export type FramePhase = "loading" | "slow" | "ready" | "failed" | "ended";

/**
 * Timeouts: until a loading page is reported as slow, and until a loaded but silent page counts as failed;
 * milliseconds.
 */
const timeoutMilliseconds = { loading: 8_000, silence: 6_000 };

export type PageFrame = {
  /** A new id needs a new iframe: changing `src` would add an entry to the tab's history. */
  id: string;
  phase: FramePhase;
  /** The page's latest report of what is on it. */
  shown: Shown | undefined;
  /** The page's scroll height at that time; CSS pixels of the page. */
  height: number;
  /** Ref callback of the iframe. */
  hold: (element: HTMLIFrameElement | null) => void;
  onLoad: () => void;
  post: (message: ToPage) => void;
  again: () => void;
};

type State = Pick<PageFrame, "id" | "phase" | "shown" | "height">;

const fresh = (id: string): State => ({ id, phase: "loading", shown: undefined, height: 0 });

const heightOf = (element: HTMLIFrameElement | null): number =>
  element?.contentDocument?.documentElement.scrollHeight ?? 0;

/**
 * Exchanges messages with a framed page (postMessage).
 *
 * @param source what is shown; reopening the same page is a new source
 * @param onPage receives every message of the page
 */
export function usePageFrame(source: string, onPage: (said: FromPage) => void): PageFrame {
  const [element, hold] = useState<HTMLIFrameElement | null>(null);
  const [loaded, setLoaded] = useState<string>();
  const [turn, setTurn] = useState(0);
  const id = `${turn} ${source}`;
  const [kept, setKept] = useState<State>(() => fresh(id));
  const state = kept.id === id ? kept : fresh(id);

  const set = (change: (now: State) => Partial<State>) =>
    setKept((before) => {
      const now = before.id === id ? before : fresh(id);
      return { ...now, ...change(now) };
    });
  const hear = useEffectEvent((said: FromPage) => {
    if (said.type === "ready") set(() => ({ phase: "ready" }));
    // An expired page is still loaded, and may keep reporting what is on it.
    if (said.type === "shown")
      set(({ phase }) => ({ phase: phase === "ended" ? phase : "ready", shown: said, height: heightOf(element) }));
    if (said.type === "ended") set(() => ({ phase: "ended" }));
    onPage(said);
  });
  const giveUp = useEffectEvent((phase: FramePhase) =>
    set((now) => (now.phase === "loading" || now.phase === "slow" ? { phase } : {})),
  );

  useEffect(() => {
    const onMessage = ({ source: from, origin, data }: MessageEvent<FromPage>) => {
      if (from !== null && from === element?.contentWindow && origin === location.origin) hear(data);
    };
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, [element]);
  useEffect(() => {
    const slow = setTimeout(() => giveUp("slow"), timeoutMilliseconds.loading);
    return () => clearTimeout(slow);
  }, [id]);
  useEffect(() => {
    if (loaded !== id) return undefined;
    const silent = setTimeout(() => giveUp("failed"), timeoutMilliseconds.silence);
    return () => clearTimeout(silent);
  }, [loaded, id]);

  const post = useCallback(
    (message: ToPage) => element?.contentWindow?.postMessage(message, location.origin),
    [element],
  );
  return { ...state, hold, onLoad: () => setLoaded(id), post, again: () => setTurn((now) => now + 1) };
}
