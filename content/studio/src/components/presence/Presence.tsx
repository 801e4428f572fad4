import { useCopy, useLocale } from "@portico/content-runtime/react";
import { LiveRegion } from "@portico/design-system/feedback";
import { UsersIcon } from "@portico/design-system/icons";
import { Inline } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useState } from "react";
import type { Other } from "./presence.api.ts";
import { usePresence } from "./usePresence.ts";

/**
 * "Teresa is here too", where somebody else has the same thing open; spoken once for each of them.
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
  return (people) => t("studio.presence.others", { count: people.length, names: list.format(people.map(({ firstName }) => firstName)) });
}

/** Those who came last. Whoever goes and comes back is not told again. */
function useArrived(place: string, others: readonly Other[]): readonly Other[] {
  const [told, setTold] = useState<{ place: string; known: readonly string[]; last: readonly Other[] }>({ place, known: [], last: [] });
  const before = told.place === place ? told : { place, known: [], last: [] };
  const fresh = others.filter(({ username }) => !before.known.includes(username));
  if (fresh.length > 0) setTold({ place, known: [...before.known, ...fresh.map(({ username }) => username)], last: fresh });
  return fresh.length > 0 ? fresh : before.last;
}
