import type { LinkComponentProps } from "@portico/design-system/link";
import type { MouseEvent } from "react";
import { useHref, useLinkClickHandler } from "react-router-dom";

const leavesPortal = (href: string) => /^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith("//");

/** The design system's links, moved by the router; what leads out of the portal (tel:, other sites) and fragments stay plain. */
export function RouterLink({ href, ...anchor }: LinkComponentProps) {
  if (leavesPortal(href) || href.startsWith("#")) return <a href={href} {...anchor} />;
  return <LinkInPortal href={href} {...anchor} />;
}

/** The router's own `Link` brings the prefetching of its framework along, which the portal does not use. */
function LinkInPortal({ href, onClick, ...anchor }: LinkComponentProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target: anchor.target });
  const clicked = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...anchor} href={useHref(href)} onClick={clicked} />;
}
