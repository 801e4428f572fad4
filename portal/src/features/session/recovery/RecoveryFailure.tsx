import { useSelector } from "react-redux";
import { TriesFailureAlert } from "../../../components/TriesFailureAlert.tsx";
import { selectRecovery } from "./recovery.slice.ts";

/** Why a request or a code was not taken. */
export function RecoveryFailure() {
  const state = useSelector(selectRecovery);
  return state.phase === "refused" ? <TriesFailureAlert failure={state.failure} /> : null;
}
