import { createHmac, timingSafeEqual } from "node:crypto";
import type { Site } from "../../lib/principal.ts";

/** Who looks, through whose eyes, and until when. */
export type PreviewClaims = {
  /** User id of the editor. */
  editor: string;
  /** User id of an invented customer; null for a visitor. */
  person: string | null;
  site: Site;
  /** Milliseconds since 1970. */
  until: number;
};

/** Long enough for a morning's work. Opening the page again gives a new one. */
const lifetime = 4 * 60 * 60 * 1000;

/** The secret signs cookies too, so what is signed here begins with what it is for. */
const signatureOf = (secret: string, body: string) => createHmac("sha256", secret).update(`portico-preview ${body}`).digest();

/** A token for the calls of one preview's page. @param now milliseconds since 1970 */
export function signPreview(secret: string, claims: Omit<PreviewClaims, "until">, now: number): string {
  const body = Buffer.from(JSON.stringify({ ...claims, until: now + lifetime })).toString("base64url");
  return `${body}.${signatureOf(secret, body).toString("base64url")}`;
}

function isSigned(secret: string, body: string, signature: string): boolean {
  const [given, right] = [Buffer.from(signature, "base64url"), signatureOf(secret, body)];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** What a token says; undefined when it is not one of ours, was changed, or is over. */
export function openPreview(secret: string, token: string, now: number): PreviewClaims | undefined {
  const [body = "", signature = ""] = token.split(".");
  if (!isSigned(secret, body, signature)) return undefined;
  const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as PreviewClaims;
  return now < claims.until ? claims : undefined;
}
