import { createHmac, timingSafeEqual } from "node:crypto";
import type { Site } from "../../lib/principal.ts";

/** The token's claims: editor, previewed customer and expiry. */
export type PreviewClaims = {
  /** User id of the editor. */
  editor: string;
  /** User id of a demo customer; null for a visitor. */
  person: string | null;
  site: Site;
  /** Milliseconds since 1970. */
  until: number;
};

/** The token's lifetime: a morning's work. Reopening the page issues a new one. */
const lifetime = 4 * 60 * 60 * 1000;

/** The secret also signs cookies, so the signed text starts with its purpose. */
const signatureOf = (secret: string, body: string) =>
  createHmac("sha256", secret).update(`portico-preview ${body}`).digest();

/**
 * Signs a token for the requests of one preview's page.
 * @param now milliseconds since 1970
 */
export function signPreview(secret: string, claims: Omit<PreviewClaims, "until">, now: number): string {
  const body = Buffer.from(JSON.stringify({ ...claims, until: now + lifetime })).toString("base64url");
  return `${body}.${signatureOf(secret, body).toString("base64url")}`;
}

function isSigned(secret: string, body: string, signature: string): boolean {
  const [given, right] = [Buffer.from(signature, "base64url"), signatureOf(secret, body)];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Verifies a token and returns its claims; undefined when it is forged, modified or expired. */
export function openPreview(secret: string, token: string, now: number): PreviewClaims | undefined {
  const [body = "", signature = ""] = token.split(".");
  if (!isSigned(secret, body, signature)) return undefined;
  const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as PreviewClaims;
  return now < claims.until ? claims : undefined;
}
