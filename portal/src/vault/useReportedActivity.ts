import { useEffect } from "react";
import type { ToPortal } from "../lib/vaultProtocol.ts";

/** How often activity is told at most, milliseconds: that somebody is there, and nothing of how they type. */
const toldEvery = 5_000;

const activities = ["pointerdown", "keydown", "input"] as const;

/** Tells the portal that somebody is at these fields: it sees no key of theirs, and would take them for gone (SESS-06). */
export function useReportedActivity(tell: (message: ToPortal) => void) {
  useEffect(() => {
    let toldAt = -Infinity;
    const noticed = ({ timeStamp }: Event) => {
      if (timeStamp - toldAt < toldEvery) return;
      toldAt = timeStamp;
      tell({ type: "activity" });
    };
    const options = { passive: true, capture: true };
    for (const event of activities) document.addEventListener(event, noticed, options);
    return () => activities.forEach((event) => document.removeEventListener(event, noticed, options));
  }, [tell]);
}
