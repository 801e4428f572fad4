import { useState } from "react";
import { useAccepted } from "./useAccepted.ts";

export type PaperlessWish = {
  /** Whether it can be asked for here: bills still come on paper. */
  offered: boolean;
  wanted: boolean;
  onWanted: (wanted: boolean) => void;
};

export type PaperlessAsked = ReturnType<typeof usePaperlessAsked>;

/** Paperless billing as a part of something else: wanted or not, and nothing goes on until what it needs is accepted. */
export function usePaperlessAsked({ offered, wanted, onWanted }: PaperlessWish) {
  const [accepted, accept] = useAccepted();
  const [missing, setMissing] = useState(false);
  const lacking = offered && wanted && !accepted;
  const setAccepted = (now: boolean) => {
    accept(now);
    setMissing(false);
  };
  const choose = (now: boolean) => {
    setAccepted(false);
    onWanted(now);
  };
  /** The last button was pressed: says what is missing, and forgets a wish that came true meanwhile. */
  const pressed = () => {
    setMissing(lacking);
    if (!offered && wanted) onWanted(false);
  };
  return { offered, wanted, choose, accepted, setAccepted, lacking, missing: missing && lacking, pressed };
}
