import { useContentStore } from "@portico/content-runtime/react";
import { useEffect, useState } from "react";
import { useDispatch } from "react-redux";
import { payOnceEvents } from "./payOnce.slice.ts";

/**
 * What stands before the last button: the attempt gets its name, and nothing goes on until the terms are accepted (PAY-22).
 * @param faulty something else on the page has to be repaired first
 */
export function useTermsAsked(attemptKey: string | undefined, onAccepted: () => void, faulty = false) {
  const dispatch = useDispatch();
  const { release } = useContentStore().getState();
  const [acceptedIn, setAcceptedIn] = useState<string>();
  const [missing, setMissing] = useState(false);
  const [refusals, setRefusals] = useState(0);
  // What was accepted is a wording: another release asks again.
  const accepted = acceptedIn === release;
  useEffect(() => {
    if (!attemptKey) dispatch(payOnceEvents.reviewOpened());
  }, [dispatch, attemptKey]);
  const submit = () => {
    setMissing(!accepted);
    if (!accepted || faulty) setRefusals(refusals + 1);
    else onAccepted();
  };
  const setAccepted = (now: boolean) => {
    setAcceptedIn(now ? release : undefined);
    setMissing(false);
  };
  return { accepted, setAccepted, missing, refusals, submit };
}
