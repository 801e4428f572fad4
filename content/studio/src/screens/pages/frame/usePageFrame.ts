import type { FromPage, ToPage } from "@portico/content-runtime/preview/protocol";
import { useCallback, useEffect, useEffectEvent, useState } from "react";

type Shown = Extract<FromPage, { type: "shown" }>;

/** Where a page in a frame stands. `failed`: what came does not speak, so it is not the portal. `ended`: its time is over. */
export type FramePhase = "loading" | "slow" | "ready" | "failed" | "ended";

/** How long a page may take before it is said, and how long one that has come may stay silent; milliseconds. */
const patience = { loading: 8_000, silence: 6_000 };

export type PageFrame = {
  /** Another one is another page: a frame that only changed its address would leave its trace in the history of the tab. */
  id: string;
  phase: FramePhase;
  /** What is on the page, as it said last. */
  shown: Shown | undefined;
  /** How high the page was then, with all that can be scrolled to; CSS pixels of its own. */
  height: number;
  /** Takes the frame's element. */
  hold: (element: HTMLIFrameElement | null) => void;
  onLoad: () => void;
  post: (message: ToPage) => void;
  again: () => void;
};

type State = Pick<PageFrame, "id" | "phase" | "shown" | "height">;

const fresh = (id: string): State => ({ id, phase: "loading", shown: undefined, height: 0 });

const heightOf = (element: HTMLIFrameElement | null): number => element?.contentDocument?.documentElement.scrollHeight ?? 0;

/**
 * Speaks with the page in a frame.
 *
 * @param source what is shown; the same page opened once more is another source
 * @param onPage hears all that the page says
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
    // A page whose time is over is still there, and may go on telling what is on it.
    if (said.type === "shown") set(({ phase }) => ({ phase: phase === "ended" ? phase : "ready", shown: said, height: heightOf(element) }));
    if (said.type === "ended") set(() => ({ phase: "ended" }));
    onPage(said);
  });
  const giveUp = useEffectEvent((phase: FramePhase) => set((now) => (now.phase === "loading" || now.phase === "slow" ? { phase } : {})));

  useEffect(() => {
    const onMessage = ({ source: from, origin, data }: MessageEvent<FromPage>) => {
      if (from !== null && from === element?.contentWindow && origin === location.origin) hear(data);
    };
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, [element]);
  useEffect(() => {
    const slow = setTimeout(() => giveUp("slow"), patience.loading);
    return () => clearTimeout(slow);
  }, [id]);
  useEffect(() => {
    if (loaded !== id) return undefined;
    const silent = setTimeout(() => giveUp("failed"), patience.silence);
    return () => clearTimeout(silent);
  }, [loaded, id]);

  const post = useCallback((message: ToPage) => element?.contentWindow?.postMessage(message, location.origin), [element]);
  return { ...state, hold, onLoad: () => setLoaded(id), post, again: () => setTurn((now) => now + 1) };
}
