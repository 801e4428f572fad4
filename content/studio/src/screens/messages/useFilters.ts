import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { filtersIn, noFilters, queryOf, type Filters } from "./filters.ts";

/** How long somebody may pause in a word before the address follows; milliseconds. Browsers refuse to be told each letter. */
const pause = 300;

export type FilterHandle = { filters: Filters; change: (changes: Partial<Filters>) => void; reset: () => void };

const inPlace = { replace: true };

/** Filters in the address; what is being typed is ahead of it by a moment. */
export function useFilters(): FilterHandle {
  const [query, setQuery] = useSearchParams();
  const inAddress = filtersIn(query);
  const [typed, setTyped] = useState(inAddress.q);
  const [followed, setFollowed] = useState(inAddress.q);
  // The address changed by itself: back, forward, a link.
  if (inAddress.q !== followed) {
    setFollowed(inAddress.q);
    setTyped(inAddress.q);
  }

  useEffect(() => {
    const timer = setTimeout(() => typed !== followed && setQuery((before) => queryOf({ ...filtersIn(before), q: typed }), inPlace), pause);
    return () => clearTimeout(timer);
  }, [typed, followed, setQuery]);

  // The same function while somebody types, so that nothing but the list is drawn anew.
  const change = useCallback(
    ({ q, ...chosen }: Partial<Filters>) => {
      if (q !== undefined) setTyped(q);
      if (Object.keys(chosen).length > 0) setQuery((before) => queryOf({ ...filtersIn(before), ...chosen }), inPlace);
    },
    [setQuery],
  );
  const reset = () => {
    setTyped("");
    setQuery(queryOf(noFilters), inPlace);
  };
  return { filters: { ...inAddress, q: typed }, change, reset };
}
