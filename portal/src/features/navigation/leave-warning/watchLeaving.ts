/**
 * The router's index of the current history entry; NaN where the router keeps none, so that going back is not possible.
 */
const placeInHistory = (): number => (history.state as { idx?: number } | null)?.idx ?? Number.NaN;

const isPlainPress = ({ button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(defaultPrevented || metaKey || ctrlKey || shiftKey || altKey);

/**
 * The link that a click would follow to another page of the portal; undefined for clicks that stay on this page or
 * leave the site.
 */
function linkAway(event: MouseEvent, path: string): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || !isPlainPress(event) || link.target === "_blank" || link.hasAttribute("download")) return undefined;
  return link.origin === location.origin && link.pathname !== path ? link : undefined;
}

/**
 * Navigation blocker: intercepts every way off a page that a customer takes: links, back and forward, and leaving the
 * site, where browsers show their own warning. Navigation by the portal itself (a payment succeeded, the session ended)
 * is not blocked, and neither is another step at the same path. The declarative router has no blocker of its own, so
 * this listens before the router does.
 * @param path the page's path, as in the address bar
 * @param ask called for each try; its argument continues the navigation
 * @returns unsubscribes
 */
export function watchLeaving(path: string, ask: (proceed: () => void) => void): () => void {
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
    // The router must not see the temporary change of the URL.
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
