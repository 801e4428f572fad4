import { useState } from "react";
import type { Problem } from "../../api/answer.ts";
import { type Action, useAction } from "../../data/useAction.ts";
import { checkFile, type ImportAsked, type ImportResult, takeFile } from "./importExport.api.ts";

/** What came of a file: what would, until it was taken. `turn` counts the reports. */
export type Report = { asked: ImportAsked; result: ImportResult; taken: boolean; turn: number };

export type ImportHandle = {
  report: Report | undefined;
  checking: boolean;
  taking: boolean;
  /** Why the last check, or the last taking, did not work. */
  checkProblem: Problem | undefined;
  takeProblem: Problem | undefined;
  check: (asked: ImportAsked) => void;
  /** Takes exactly what the report is about. */
  take: () => void;
  /** The form says something else now: the report is about nothing any more. */
  forget: () => void;
};

const problemIn = ({ state }: Action<ImportAsked, ImportResult>): Problem | undefined => (state.phase === "refused" ? state.problem : undefined);

/** A file is looked at first, always; what is taken is what the report was about. */
export function useImport(): ImportHandle {
  const [report, setReport] = useState<Report>();
  const checking = useAction(checkFile);
  const taking = useAction(takeFile);
  const show = (asked: ImportAsked, result: ImportResult, taken: boolean) => setReport((last) => ({ asked, result, taken, turn: (last?.turn ?? 0) + 1 }));
  const forget = () => {
    setReport(undefined);
    checking.reset();
    taking.reset();
  };
  const check = async (asked: ImportAsked) => {
    forget();
    const answer = await checking.run(asked);
    if (answer.ok) show(asked, answer.data, false);
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
