import { useDispatch } from "react-redux";
import { isUnanswered } from "../../../api/attemptKey.ts";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { changeEvents, type ChangePhase } from "./troubleshooting.slice.ts";

/** Why a start or an answer was not taken; one without an answer of the server is sent again with the same key. */
export function ChangeFailure({ change }: { change: ChangePhase }) {
  const dispatch = useDispatch();
  if (change.name !== "failed") return null;
  const { request, failure } = change;
  const again = () =>
    dispatch("reference" in request ? changeEvents.answerRequested(request) : changeEvents.startRequested(request));
  return <FailureAlert failure={failure} {...(isUnanswered(failure) && { onRetry: again })} />;
}
