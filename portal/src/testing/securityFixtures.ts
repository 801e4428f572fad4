import type { FactorSetup, SecondFactor } from "../features/session/security/secondFactor.api.ts";
import type { Passkey } from "../features/session/security/passkeys.slice.ts";
import type { OpenSession } from "../features/session/security/security.api.ts";

/** Responses about a person's sessions, for stories. */
export const sessionsPath = "/api/pub/session/v1/sessions";
export const otherSessionsPath = "/api/pub/session/v1/other-sessions";
export const passwordPath = "/api/pub/identity/v1/password";

export const factorPath = "/api/pub/identity/v1/second-factor";

export const passkeysPath = "/api/pub/identity/v1/passkeys";
export const registrationsPath = "/api/pub/identity/v1/passkey-registrations";
export const laptop: Passkey = {
  passkeyId: "00000000-0000-4000-8000-000000000011",
  name: "Office laptop",
  addedAt: "2026-10-02T14:02:00Z",
  lastUsedAt: "2026-11-20T14:02:00Z",
};
export const securityKey: Passkey = {
  passkeyId: "00000000-0000-4000-8000-000000000012",
  name: "Security key in the safe",
  addedAt: "2026-11-02T14:02:00Z",
  lastUsedAt: null,
};

export const factorOn: SecondFactor = { since: "2026-11-02T14:02:00Z", recoveryCodesLeft: 10, factors: ["APP"] };
const key = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
export const setup: FactorSetup = {
  key,
  address: `otpauth://totp/Portico%20Business:dana?secret=${key}&issuer=Portico%20Business&algorithm=SHA1&digits=6&period=30`,
};
export const recoveryCodes = Array.from({ length: 10 }, (_, at) => `k3fd-5x2m-p7q${"abcdefghij"[at] ?? ""}`);

const id = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;

export const here: OpenSession = {
  sessionId: id(1),
  current: true,
  browser: "Firefox",
  system: "Windows",
  network: "203.0.113.0/24",
  signedInAt: "2026-11-21T14:02:00Z",
  lastActivityAt: "2026-11-21T14:58:00Z",
};

export const phone: OpenSession = {
  ...here,
  sessionId: id(2),
  current: false,
  browser: "Safari",
  system: "iOS",
  network: "2001:db8:7::/48",
  lastActivityAt: "2026-11-21T14:51:00Z",
};

/** A session that a version without device names opened, from a program that is no known browser. */
export const unknownDevice: OpenSession = {
  ...phone,
  sessionId: id(3),
  browser: null,
  system: null,
  network: null,
};

export const sessionPath = `${sessionsPath}/${phone.sessionId}`;
