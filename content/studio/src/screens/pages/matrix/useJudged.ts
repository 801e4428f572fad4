import type { Judged } from "@portico/content-runtime/preview/protocol";
import { useLocale } from "@portico/content-runtime/react";
import { useEffect, useEffectEvent, useState } from "react";
import { type PageFrame, usePageFrame } from "../frame/usePageFrame.ts";
import type { Outcome } from "./useTurns.ts";

/** How long a page stays the same before it is judged, and how long that may take from its first word on; milliseconds. */
const pause = { settling: 1_200, judging: 30_000 };

export type JudgedFrame = { frame: PageFrame; findings: readonly Judged[] | undefined };

/** Has a page judged once nothing changes on it any more, and hears what was found. */
export function useJudged(source: string, onEnd: (outcome: Outcome) => void): JudgedFrame {
  const { locale } = useLocale();
  const [findings, setFindings] = useState<readonly Judged[]>();
  const end = useEffectEvent(onEnd);
  const frame = usePageFrame(source, (said) => {
    if (said.type !== "judged") return;
    setFindings(said.findings);
    onEnd({ findings: said.findings.length });
  });
  const { phase, shown, post } = frame;
  const isOver = findings !== undefined;
  useEffect(() => {
    if (shown === undefined || isOver) return undefined;
    const timer = setTimeout(() => post({ type: "judge", locale }), pause.settling);
    return () => clearTimeout(timer);
  }, [shown, isOver, post, locale]);
  useEffect(() => {
    if (isOver || phase === "loading" || phase === "slow") return undefined;
    const late = setTimeout(() => end("failed"), phase === "ready" ? pause.judging : 0);
    return () => clearTimeout(late);
  }, [phase, isOver]);
  return { frame, findings };
}
