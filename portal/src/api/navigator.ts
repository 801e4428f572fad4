/** A location in the portal: path, query and fragment. */
export type RouteLocation = { path: string; search: string; hash: string };

/** The router as sagas see it. Only the navigation saga calls it; all other code dispatches `navigation/requested`. */
export type Navigator = {
  go: (to: string, options: { replace: boolean }) => void;
  /** Leaves the portal with a full page load of another page, or reloads this one. */
  load: (to: string) => void;
  place: () => RouteLocation;
};
