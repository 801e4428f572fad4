import type { AuditFinding } from "@portico/content-runtime/preview/protocol";
import { useLocale } from "@portico/content-runtime/react";
import { useEffect, useEffectEvent, useState } from "react";
import { type PageFrame, usePageFrame } from "../frame/usePageFrame.ts";

/** How long a page must be stable before its audit, and the timeout from its first message on; milliseconds. */
const pause = { settling: 1_200, audit: 30_000 };

export type AuditedFrame = { frame: PageFrame; findings: readonly AuditFinding[] | undefined };

/** Audits a page once it is stable, and returns the findings. */
export function useAudit(source: string, onEnd: (outcome: Outcome) => void): AuditedFrame {
  const { locale } = useLocale();
  const [findings, setFindings] = useState<readonly AuditFinding[]>();
  const end = useEffectEvent(onEnd);
  const frame = usePageFrame(source, (said) => {
    if (said.type !== "audited") return;
    setFindings(said.findings);
    onEnd({ findings: said.findings.length });
  });
  const { phase, shown, post } = frame;
  const isOver = findings !== undefined;
  useEffect(() => {
    if (shown === undefined || isOver) return undefined;
    const timer = setTimeout(() => post({ type: "audit", locale }), pause.settling);
    return () => clearTimeout(timer);
  }, [shown, isOver, post, locale]);
  useEffect(() => {
    if (isOver || phase === "loading" || phase === "slow") return undefined;
    const late = setTimeout(() => end("failed"), phase === "ready" ? pause.audit : 0);
    return () => clearTimeout(late);
  }, [phase, isOver]);
  return { frame, findings };
}

/** Number of pages loaded in parallel. */
const atOnce = 2;

/** The result of a page: the number of findings, or that the audit failed. */
export type Outcome = { findings: number } | "failed";

/** The number of findings known so far. */
export const countOf = (outcome: Outcome | undefined): number =>
  outcome === undefined || outcome === "failed" ? 0 : outcome.findings;

export type AuditQueue = {
  outcomes: ReadonlyMap<string, Outcome>;
  /** Whether a page may load: all but a few of those before it are done. */
  mayLoad: (name: string) => boolean;
  end: (name: string, outcome: Outcome) => void;
  /** Runs the audit again. */
  again: (name: string) => void;
};

/** Queues the pages: loads a few at a time, in order of their names. */
export function useAuditQueue(names: readonly string[]): AuditQueue {
  const [kept, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const outcomes = new Map([...kept].filter(([name]) => names.includes(name)));
  const next = new Set(names.filter((name) => !outcomes.has(name)).slice(0, atOnce));
  const put = (change: (all: Map<string, Outcome>) => void) =>
    setOutcomes((before) => {
      const all = new Map(before);
      change(all);
      return all;
    });
  return {
    outcomes,
    mayLoad: (name) => outcomes.has(name) || next.has(name),
    end: (name, outcome) => put((all) => all.set(name, outcome)),
    again: (name) => put((all) => all.delete(name)),
  };
}
