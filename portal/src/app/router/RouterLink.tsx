import type { LinkComponentProps } from "@portico/design-system/link";
import { Link } from "react-router-dom";

const leavesPortal = (href: string) => /^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith("//");

/** The design system's links, moved by the router; what leads out of the portal (tel:, other sites) and fragments stay plain. */
export function RouterLink({ href, ...anchor }: LinkComponentProps) {
  if (leavesPortal(href) || href.startsWith("#")) return <a href={href} {...anchor} />;
  return <Link to={href} {...anchor} />;
}
