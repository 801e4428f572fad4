import type { FromPage, ToPage } from "@portico/content-runtime/preview/protocol";
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";

type Shown = Extract<FromPage, { type: "shown" }>;

/** Where a page in a frame stands. `failed`: what came does not speak, so it is not the portal. `ended`: its time is over. */
export type FramePhase = "loading" | "slow" | "ready" | "failed" | "ended";

/** How long a page may take before it is said, and how long one that has come may stay silent; milliseconds. */
const patience = { loading: 8_000, silence: 6_000 };

export type PageFrame = {
  frameRef: RefObject<HTMLIFrameElement | null>;
  /** Another one is another page: a frame that only changed its address would leave its trace in the history of the tab. */
  id: string;
  phase: FramePhase;
  /** What is on the page, as it said last. */
  shown: Shown | undefined;
  post: (message: ToPage) => void;
  onLoad: () => void;
  again: () => void;
};

type State = { id: string; phase: FramePhase; shown: Shown | undefined };

const fresh = (id: string): State => ({ id, phase: "loading", shown: undefined });

/**
 * Speaks with the page in a frame.
 *
 * @param source what is shown; the same page opened once more is another source
 * @param onPage hears all that the page says
 */
export function usePageFrame(source: string, onPage: (said: FromPage) => void): PageFrame {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
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
    if (said.type === "shown") set(() => ({ phase: "ready", shown: said }));
    if (said.type === "ended") set(() => ({ phase: "ended" }));
    onPage(said);
  });
  const giveUp = useEffectEvent((phase: FramePhase) => set((now) => (now.phase === "loading" || now.phase === "slow" ? { phase } : {})));

  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent<FromPage>) => {
      if (source !== null && source === frameRef.current?.contentWindow && origin === location.origin) hear(data);
    };
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, []);
  useEffect(() => {
    const slow = setTimeout(() => giveUp("slow"), patience.loading);
    return () => {
      clearTimeout(slow);
      clearTimeout(silence.current);
    };
  }, [id]);

  const onLoad = () => {
    clearTimeout(silence.current);
    silence.current = setTimeout(() => giveUp("failed"), patience.silence);
  };
  const post = useCallback((message: ToPage) => frameRef.current?.contentWindow?.postMessage(message, location.origin), []);
  return { frameRef, id, phase: state.phase, shown: state.shown, post, onLoad, again: () => setTurn((now) => now + 1) };
}
