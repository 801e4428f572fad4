/** Rules of value-added services (SERV-11, SERV-14), shared by the browser and the server. */

/** What a value-added service is. The last two are parts of other services (internal). */
export const addOnKinds = [
  "SECURITY_SUITE",
  "DESKTOP_SECURITY",
  "CLOUD_BACKUP",
  "BUSINESS_EMAIL",
  "WEBSITE_BUILDER",
  "DOMAIN_NAME",
  "LINE_MONITORING",
  "STATIC_ADDRESS",
] as const;
export type AddOnKind = (typeof addOnKinds)[number];

/** An activation: NOT_ACTIVE, REQUESTED, then ACTIVE or FAILED. */
export const activationStates = ["NOT_ACTIVE", "REQUESTED", "ACTIVE", "FAILED"] as const;
export type ActivationState = (typeof activationStates)[number];

/** Whether a customer can request the activation of a service: not of an internal one, and not twice. */
export const canRequestActivation = ({ internal, activation }: { internal: boolean; activation: ActivationState }) =>
  !internal && (activation === "NOT_ACTIVE" || activation === "FAILED");

const isOn = (host: string, known: string) => host === known || host.endsWith(`.${known}`);

/**
 * A link to a partner's site: https, without a user name or a port, on a known host or below it.
 * @returns its normalized address; null when it is anything else
 */
export function partnerLink(uri: string | null, knownHosts: readonly string[]): string | null {
  if (uri === null || !URL.canParse(uri)) return null;
  const { protocol, username, password, port, hostname, href } = new URL(uri);
  if (protocol !== "https:" || username !== "" || password !== "" || port !== "") return null;
  return knownHosts.some((known) => isOn(hostname, known.toLowerCase())) ? href : null;
}
