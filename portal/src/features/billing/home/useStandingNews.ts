import { useEffect } from "react";
import { useDispatch } from "react-redux";
import { delinquencyRead } from "../../account/model/account.slice.ts";
import type { HomeAccount } from "./homeAccount.ts";

/** How often a screen that waits for the service asks whether it is back. */
const ASK_MILLISECONDS = 15_000;

/** Asks what happens next to a late balance, and, while the service is on its way back, whether it is there. */
export function useStandingNews({ id: accountId, status: { pastDue, service } }: HomeAccount, again: () => void) {
  const dispatch = useDispatch();
  const late = pastDue > 0;
  useEffect(() => {
    if (late) dispatch(delinquencyRead.requested({ accountId }));
  }, [dispatch, accountId, late]);

  const waiting = service.state === "BEING_RESTORED";
  useEffect(() => {
    if (!waiting) return;
    const asking = setInterval(again, ASK_MILLISECONDS);
    return () => clearInterval(asking);
  }, [waiting, again]);
}
