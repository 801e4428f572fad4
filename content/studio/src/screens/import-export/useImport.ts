import { useRef, useState } from "react";
import type { Problem } from "../../api/answer.ts";
import { type Action, useAction } from "../../data/useAction.ts";
import { useCreation } from "../../data/useCreation.ts";
import { checkFile, type ImportRequest, type ImportResult, importFile } from "./importExport.api.ts";

/** The result of the dry run, later of the import. `turn` counts the reports. */
export type Report = { asked: ImportRequest; result: ImportResult; taken: boolean; turn: number };

export type ImportHandle = {
  report: Report | undefined;
  checking: boolean;
  taking: boolean;
  /** Why the last dry run or import failed. */
  checkProblem: Problem | undefined;
  takeProblem: Problem | undefined;
  check: (asked: ImportRequest) => void;
  /** Imports exactly what the report shows. */
  take: () => void;
  /** The form changed: discards the report. */
  forget: () => void;
};

const problemIn = ({ state }: Action<ImportRequest, ImportResult>): Problem | undefined =>
  state.phase === "refused" ? state.problem : undefined;

/** State of an import: always a dry run first; the import applies what it reported. */
export function useImport(): ImportHandle {
  const [report, setReport] = useState<Report>();
  const checking = useAction(checkFile);
  const taking = useCreation(importFile);
  const show = (asked: ImportRequest, result: ImportResult, taken: boolean) =>
    setReport((last) => ({ asked, result, taken, turn: (last?.turn ?? 0) + 1 }));
  const turn = useRef(0);
  const forget = () => {
    turn.current++;
    setReport(undefined);
    checking.reset();
    taking.reset();
  };
  const check = async (asked: ImportRequest) => {
    forget();
    const mine = turn.current;
    const answer = await checking.run(asked);
    // The form may have changed since.
    if (answer.ok && mine === turn.current) show(asked, answer.data, false);
  };
  const take = async () => {
    if (!report) return;
    const answer = await taking.run(report.asked);
    if (answer.ok) show(report.asked, answer.data, true);
  };
  return {
    report,
    checking: checking.state.phase === "running",
    taking: taking.state.phase === "running",
    checkProblem: problemIn(checking),
    takeProblem: problemIn(taking),
    check: (asked) => void check(asked),
    take: () => void take(),
    forget,
  };
}
