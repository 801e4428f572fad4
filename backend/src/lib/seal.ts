import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Authenticated encryption of JSON with a shared secret. */
export type Seal<Content> = {
  close(content: Content): string;
  /** Undefined for anything that was not sealed with this secret and purpose. */
  open(sealed: string): Content | undefined;
};

const header = Buffer.from(JSON.stringify({ alg: "dir", enc: "A256GCM" })).toString("base64url");
/** The parts of a compact JWE with a direct key: header, empty key, nonce, ciphertext, tag. */
const compact = new RegExp(`^${header}\\.\\.([\\w-]{16})\\.([\\w-]{1,8000})\\.([\\w-]{22})$`);

const bytes = (part = "") => Buffer.from(part, "base64url");

/**
 * Seals JSON as compact JWE (RFC 7516): direct key, AES-256-GCM. The key is derived from the secret and the purpose
 * (HKDF, RFC 5869), so content sealed for one purpose does not open for another.
 */
export function sealOf<Content extends object>(secret: string, purpose: string): Seal<Content> {
  const key = Buffer.from(hkdfSync("sha256", secret, "", `portico ${purpose} 1`, 32));
  return {
    close(content) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(header));
      const closed = Buffer.concat([cipher.update(JSON.stringify(content), "utf8"), cipher.final()]);
      return [header, "", ...[nonce, closed, cipher.getAuthTag()].map((part) => part.toString("base64url"))].join(".");
    },
    open(sealed) {
      const [, nonce, closed, tag] = compact.exec(sealed) ?? [];
      if (nonce === undefined) return undefined;
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, bytes(nonce), { authTagLength: 16 })
          .setAAD(Buffer.from(header))
          .setAuthTag(bytes(tag));
        return JSON.parse(
          Buffer.concat([decipher.update(bytes(closed)), decipher.final()]).toString("utf8"),
        ) as Content;
      } catch {
        return undefined;
      }
    },
  };
}
