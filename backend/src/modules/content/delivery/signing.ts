import { createPrivateKey, generateKeyPairSync, sign } from "node:crypto";
import { canonicalJson } from "@portico/message/canonical";
import type { Manifest } from "../content.types.ts";

/** PEM of the private key, SPKI of the public one in base64url. */
export type SigningKey = { privateKey: string; publicKey: string };

/** A new ECDSA P-256 key. */
export function newSigningKey(): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return {
    privateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    publicKey: publicKey.export({ type: "spki", format: "der" }).toString("base64url"),
  };
}

/** Signs a manifest over its canonical JSON, in the format that WebCrypto verifies. */
export function signedManifest(
  manifest: Omit<Manifest, "publicKey" | "signature">,
  { privateKey, publicKey }: SigningKey,
): Manifest {
  const whole = { ...manifest, publicKey };
  const key = { key: createPrivateKey(privateKey), dsaEncoding: "ieee-p1363" as const };
  return { ...whole, signature: sign("sha256", Buffer.from(canonicalJson(whole)), key).toString("base64url") };
}
