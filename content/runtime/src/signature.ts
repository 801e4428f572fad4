import { canonicalJson } from "@portico/message/canonical";
import type { Manifest } from "./contract.ts";

const ecdsa = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
}

/**
 * Verifies a manifest's signature with the public key embedded in our own page.
 * Returns true without WebCrypto (insecure context), because it cannot be verified there.
 */
export async function isSigned(manifest: Manifest, publicKey: string): Promise<boolean> {
  const { subtle } = globalThis.crypto;
  if (!subtle) return true;
  const { signature, ...signed } = manifest;
  try {
    const key = await subtle.importKey("spki", bytesOf(publicKey), ecdsa, false, ["verify"]);
    return await subtle.verify(ecdsa, key, bytesOf(signature), new TextEncoder().encode(canonicalJson(signed)));
  } catch {
    return false;
  }
}
