import type { UnknownAction } from "@reduxjs/toolkit";
import { useEffect, useState } from "react";
import { useDispatch } from "react-redux";
import { useAccepted } from "./useAccepted.ts";

export type TermsAskedProps = {
  attemptKey: string | undefined;
  /** The event on which the attempt gets its name. */
  reviewOpened: () => UnknownAction;
  onAccepted: () => void;
  /** Something else on the page has to be repaired first. */
  faulty?: boolean;
};

/** What stands before the last button: the attempt gets its name, and nothing goes on until the terms are accepted (PAY-22). */
export function useTermsAsked({ attemptKey, reviewOpened, onAccepted, faulty = false }: TermsAskedProps) {
  const dispatch = useDispatch();
  const [accepted, accept] = useAccepted();
  const [missing, setMissing] = useState(false);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (!attemptKey) dispatch(reviewOpened());
  }, [dispatch, attemptKey, reviewOpened]);
  const submit = () => {
    setMissing(!accepted);
    if (!accepted || faulty) setRefusals(refusals + 1);
    else {
      // Whatever kept the attempt from being named before: without a name nothing would be sent.
      if (!attemptKey) dispatch(reviewOpened());
      onAccepted();
    }
  };
  const setAccepted = (now: boolean) => {
    accept(now);
    setMissing(false);
  };
  return { accepted, setAccepted, missing, refusals, submit };
}
