/** Where the page of the router's history is; a router that keeps none there can't be gone back to. */
const placeInHistory = (): number => (history.state as { idx?: number } | null)?.idx ?? Number.NaN;

const isPlainPress = ({ button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => button === 0 && !(defaultPrevented || metaKey || ctrlKey || shiftKey || altKey);

/** The link that a press would follow to another page of the portal; undefined for what leaves this one as it is, or the whole site. */
function linkAway(event: MouseEvent, path: string): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || !isPlainPress(event) || link.target === "_blank" || link.hasAttribute("download")) return undefined;
  return link.origin === location.origin && link.pathname !== path ? link : undefined;
}

/**
 * Stands between a page and every way off it that a customer takes: links, back and forward, and leaving the site, where browsers ask in
 * their own words. What the portal does by itself (a payment went through, the session is over) is not asked about, and neither is
 * another step at the same path. The declarative router has no blocker of its own, so this listens before it does.
 *
 * @param path of the page, as the address bar shows it
 * @param ask hears of each try; what it is given goes on after all
 * @returns what ends the watch
 */
export function watchLeaving(path: string, ask: (goOn: () => void) => void): () => void {
  let place = placeInHistory();
  let allowed = false;
  let comingBack = false;

  const pressed = (event: MouseEvent) => {
    const link = allowed ? undefined : linkAway(event, path);
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => {
      allowed = true;
      link.click();
    });
  };
  const moved = (event: PopStateEvent) => {
    const by = placeInHistory() - place;
    if (!comingBack && (allowed || location.pathname === path || !by)) return void (place = placeInHistory());
    // The router must not see that the address was another for a moment.
    event.stopImmediatePropagation();
    comingBack = !comingBack;
    if (!comingBack) return;
    history.go(-by);
    ask(() => {
      allowed = true;
      history.go(by);
    });
  };
  const closing = (event: BeforeUnloadEvent) => event.preventDefault();

  document.addEventListener("click", pressed, true);
  window.addEventListener("popstate", moved, true);
  window.addEventListener("beforeunload", closing);
  return () => {
    document.removeEventListener("click", pressed, true);
    window.removeEventListener("popstate", moved, true);
    window.removeEventListener("beforeunload", closing);
  };
}
