/** A place in the portal. */
export type Place = { path: string; search: string; hash: string };

/** The router as sagas know it: one saga goes places, everybody else says `navigation/requested`. */
export type Navigator = {
  go: (to: string, options: { replace: boolean }) => void;
  /** Leaves the portal's pages: a full load, of another page or of this one again. */
  load: (to: string) => void;
  place: () => Place;
};
