import { useEffect, useState } from "react";
import { useDesk } from "../../data/desk.ts";
import { type Other, sayWhereIAm } from "./presence.api.ts";

/** How often the service hears from a page that is seen; milliseconds. It forgets who is silent for a minute. */
const every = 20_000;

/**
 * Who else has the same thing open. Says so while the page is seen, at once when it is seen again, and is silent about failures: nobody's
 * work hangs on it.
 *
 * @param place `message:<key>` or `change-set:<id>`
 */
export function usePresence(place: string): readonly Other[] {
  const { client } = useDesk();
  const [heard, setHeard] = useState<{ place: string; others: readonly Other[] }>({ place, others: [] });
  useEffect(() => {
    let gone = false;
    const say = async () => {
      if (document.visibilityState !== "visible") return;
      const answer = await sayWhereIAm(client, place);
      if (!gone) setHeard({ place, others: answer.ok ? answer.data.others : [] });
    };
    const again = () => void say();
    again();
    const clock = setInterval(again, every);
    document.addEventListener("visibilitychange", again);
    return () => {
      gone = true;
      clearInterval(clock);
      document.removeEventListener("visibilitychange", again);
    };
  }, [client, place]);
  return heard.place === place ? heard.others : [];
}
