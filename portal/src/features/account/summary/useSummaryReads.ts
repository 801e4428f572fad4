import { useDispatch, useSelector } from "react-redux";
import { servicesRead } from "../../services/model/services.slice.ts";
import { selectServicesRead } from "../../services/model/services.selectors.ts";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import { selectAccountsRead, selectDelinquencyRead } from "../model/account.selectors.ts";
import { accountsRead, delinquencyRead } from "../model/account.slice.ts";

/** Reads the summary's parts again on arrival; what start-up is reading already is not asked for twice. */
export function useSummaryReads() {
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId);
  const accounts = useSelector(selectAccountsRead);
  const delinquency = useSelector(selectDelinquencyRead);
  const services = useSelector(selectServicesRead);
  return () => {
    if (accountId === null) return;
    if (accounts.phase !== "loading") dispatch(accountsRead.requested());
    if (delinquency.phase !== "loading") dispatch(delinquencyRead.requested({ accountId }));
    if (services.phase !== "loading") dispatch(servicesRead.requested({ accountId }));
  };
}
