import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useSearchParams } from "react-router-dom";
import { attemptKey } from "../../../api/attemptKey.ts";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import type { Answer, CheckedService, Question, ServiceCheck } from "./troubleshooting.api.ts";
import { changeEvents, selectTroubleshooting } from "./troubleshooting.slice.ts";

/** Starts a check, or answers a question of one; then its next question, or its end, has its URL. */
export function useAnswer() {
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId) ?? "";
  const { change } = useSelector(selectTroubleshooting);
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    if (change.name !== "done") return;
    const { reference } = change.check;
    dispatch(changeEvents.dismissed());
    const isHere = search.get("check") === reference;
    if (isHere && !search.has("step")) return;
    const next = new URLSearchParams(search);
    next.set("check", reference);
    next.delete("step");
    setSearch(next, { replace: isHere });
  }, [change, dispatch, search, setSearch]);
  return {
    isBusy: change.name === "working",
    start: (service: CheckedService) => {
      const wanted = { accountId, service };
      dispatch(changeEvents.startRequested({ ...wanted, idempotencyKey: attemptKey(change, wanted) }));
    },
    answer: ({ reference, version }: ServiceCheck, question: Question, answer: Answer) => {
      const wanted = { accountId, reference, version, question, answer };
      dispatch(changeEvents.answerRequested({ ...wanted, idempotencyKey: attemptKey(change, wanted) }));
    },
  };
}
