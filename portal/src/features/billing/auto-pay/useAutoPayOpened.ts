import { useEffect } from "react";
import { useDispatch } from "react-redux";
import type { AutoPayFlow } from "./autoPay.draft.ts";
import { autoPayEvents } from "./autoPay.slice.ts";

/** Opens the flow of an account for as long as a screen stands. */
export function useAutoPayOpened(accountId: string, flow: AutoPayFlow) {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(autoPayEvents.opened({ accountId, flow }));
    return () => void dispatch(autoPayEvents.left());
  }, [dispatch, accountId, flow]);
}
