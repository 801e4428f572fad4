import { useContentStore } from "@portico/content-runtime/react";
import { useState } from "react";

/** Whether a text on the screen is accepted. What was accepted is a wording: another release asks again. */
export function useAccepted(): [accepted: boolean, setAccepted: (now: boolean) => void] {
  const { release } = useContentStore().getState();
  const [acceptedIn, setAcceptedIn] = useState<string>();
  return [acceptedIn === release, (now) => setAcceptedIn(now ? release : undefined)];
}
