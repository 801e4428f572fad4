import { useCopy, useLocale } from "@portico/content-runtime/react";
import { LiveRegion } from "@portico/design-system/feedback";
import { UsersIcon } from "@portico/design-system/icons";
import { Inline } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useEffect, useState } from "react";
import { useStudioApi } from "../data/studioContexts.ts";
import { type Other, sayWhereIAm } from "../data/translation.api.ts";

/**
 * "Teresa is here too": shows who else has the same item open; announced once per person.
 *
 * @example <Presence place={`message:${key}`} />
 */
export function Presence({ place }: { place: string }) {
  const others = usePresence(place);
  const line = useLine();
  const arrived = useArrived(place, others);
  return (
    <>
      {others.length > 0 && (
        <Inline gap="xsmall">
          <UsersIcon size={20} />
          <Text size="small">{line(others)}</Text>
        </Inline>
      )}
      <LiveRegion urgency="polite" message={arrived.length > 0 ? line(arrived) : ""} />
    </>
  );
}

function useLine(): (people: readonly Other[]) => string {
  const t = useCopy();
  const { locale } = useLocale();
  const list = new Intl.ListFormat(locale);
  return (people) =>
    t("studio.presence.others", { count: people.length, names: list.format(people.map(({ firstName }) => firstName)) });
}

/** The newcomers. People who leave and return are not announced again. */
function useArrived(place: string, others: readonly Other[]): readonly Other[] {
  const [told, setTold] = useState<{ place: string; known: readonly string[]; last: readonly Other[] }>({
    place,
    known: [],
    last: [],
  });
  const before = told.place === place ? told : { place, known: [], last: [] };
  const fresh = others.filter(({ username }) => !before.known.includes(username));
  if (fresh.length > 0)
    setTold({ place, known: [...before.known, ...fresh.map(({ username }) => username)], last: fresh });
  return fresh.length > 0 ? fresh : before.last;
}

/** Heartbeat interval of a visible page; milliseconds. The service drops presence after a minute of silence. */
const every = 20_000;

/**
 * Returns who else has the same item open. Sends a heartbeat while the page is visible, at once when it becomes visible
 * again. Ignores failures, because presence is only informative.
 *
 * @param place `message:<key>` or `change-set:<id>`
 */
function usePresence(place: string): readonly Other[] {
  const { client } = useStudioApi();
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
