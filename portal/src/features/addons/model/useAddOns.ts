import { useEffect } from "react";
import { useDispatch } from "react-redux";
import { useArrival } from "../../../components/useArrival.ts";
import { addOnsEvents, addOnsRead, entitlementsRead } from "./addOns.slice.ts";

/**
 * Reads the value-added services of an account on arrival, with the licenses if they are shown, and keeps activations
 * up to date while the screen is open.
 * @returns reads them again
 */
export function useAddOns(accountId: string, { withLicenses = false } = {}): () => void {
  const dispatch = useDispatch();
  const load = () => {
    dispatch(addOnsRead.requested({ accountId }));
    if (withLicenses) dispatch(entitlementsRead.requested({ accountId }));
  };
  useArrival(load);
  useEffect(() => {
    dispatch(addOnsEvents.entered(accountId));
    return () => void dispatch(addOnsEvents.left());
  }, [dispatch, accountId]);
  return load;
}
