import type { LinkComponentProps } from "@portico/design-system/link";
import { Link } from "react-router-dom";
import { studioHome } from "../../session/target.ts";

const inStudio = (href: string) => href === studioHome || [`${studioHome}/`, `${studioHome}?`, "?"].some((start) => href.startsWith(start));

/** The design system's links, moved by the router; what leads out of the Studio (the portal, files) and fragments stay plain. */
export function RouterLink({ href, ...anchor }: LinkComponentProps) {
  return inStudio(href) ? <Link to={href} {...anchor} /> : <a href={href} {...anchor} />;
}
