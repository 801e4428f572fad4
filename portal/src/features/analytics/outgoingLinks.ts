import { clicks } from "@portico/rules/constants";

/** Where a link leads: the host of another site, or the scheme of a telephone number or e-mail. Never more of it (ANLY-07). */
const destinationOf = ({ protocol, host }: HTMLAnchorElement) => (/^https?:$/.test(protocol) ? host : protocol);

/**
 * Calls back for each followed link that leads out of the portal, after the click itself has had its effect; a double
 * click is one (`clicks`).
 * @returns a function that stops listening
 */
export function onOutgoingLink(page: Document, followed: (destination: string) => void): () => void {
  let last: { link: Element; at: number } | undefined;
  const onClick = ({ target, timeStamp: at }: MouseEvent) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link?.href || link.origin === page.location.origin) return;
    const isRepeated = last?.link === link && at - last.at < clicks.longMilliseconds;
    last = { link, at };
    if (!isRepeated) setTimeout(followed, clicks.shortMilliseconds, destinationOf(link));
  };
  page.addEventListener("click", onClick);
  return () => page.removeEventListener("click", onClick);
}
