import type { LinkComponentProps } from "@portico/design-system/link";
import type { MouseEvent } from "react";
import { useHref, useLinkClickHandler } from "react-router-dom";

const leavesPortal = (href: string) => /^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith("//");

/**
 * Lets the router handle the design system's links; links to other sites, tel: links and fragments stay plain anchors.
 */
export function RouterLink({ href, ...anchor }: LinkComponentProps) {
  if (leavesPortal(href) || href.startsWith("#")) return <a href={href} {...anchor} />;
  return <LinkInPortal href={href} {...anchor} />;
}

/** Not the router's own `Link`: it includes framework prefetching, which the portal does not use. */
function LinkInPortal({ href, onClick, ...anchor }: LinkComponentProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target: anchor.target });
  const followLink = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...anchor} href={useHref(href)} onClick={followLink} />;
}
