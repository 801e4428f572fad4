import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { filtersIn, noFilters, queryOf, type Filters } from "./filters.ts";

/** How long somebody may pause in a word before the address follows; milliseconds. Browsers refuse to be told each letter. */
const pause = 300;

export type FilterHandle = { filters: Filters; change: (changes: Partial<Filters>) => void; reset: () => void };

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
  const filters = { ...inAddress, q: typed };
  const go = (next: Filters) => setQuery(queryOf(next), { replace: true });

  useEffect(() => {
    if (typed === inAddress.q) return;
    const timer = setTimeout(() => go({ ...inAddress, q: typed }), pause);
    return () => clearTimeout(timer);
  }); // After each render: it starts anew with whatever is typed or chosen meanwhile.

  const change = ({ q, ...chosen }: Partial<Filters>) => {
    if (q !== undefined) setTyped(q);
    if (Object.keys(chosen).length > 0) go({ ...filters, ...chosen });
  };
  const reset = () => {
    setTyped("");
    go(noFilters);
  };
  return { filters, change, reset };
}
