import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { cose, isoCBOR } from "@simplewebauthn/server/helpers";

const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest();
const present = 0b1;
const verified = 0b100;
const withCredential = 0b100_0000;

/** What a browser is asked for, as the server sends it. */
type Options = Readonly<Record<string, unknown>> & { challenge: string };

/** What differs from an honest browser and authenticator. */
type Changes = { origin?: string; counter?: number; isVerified?: boolean; userHandle?: string };

export type SoftwareAuthenticator = {
  /** Makes the one passkey of this authenticator, as `navigator.credentials.create`. */
  create: (options: Options, changes?: Changes) => RegistrationResponseJSON;
  /** Signs a challenge with it, as `navigator.credentials.get`; the counter increases each time. */
  get: (options: Options, changes?: Changes) => AuthenticationResponseJSON;
};

/** An authenticator with an ES256 key and a counter, in a browser on a page of this origin (WebAuthn level 2). */
export function softwareAuthenticator(origin = "http://localhost:3000"): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  const rpIdHash = sha256(new URL(origin).hostname);
  let uses = 0;
  /** The handle of nobody, until a passkey was made. */
  let holder = "bm9ib2R5";

  const clientData = (type: string, { challenge }: Options, changes: Changes) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: changes.origin ?? origin, crossOrigin: false }));

  function authenticatorData(flags: number, { counter = ++uses, isVerified = true }: Changes, rest = Buffer.alloc(0)) {
    const head = Buffer.alloc(5);
    head.writeUInt8(present | (isVerified ? verified : 0) | flags);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([rpIdHash, head, rest]);
  }

  function credentialData(): Buffer<ArrayBuffer> {
    const key = new Map<number, number | Uint8Array>([
      [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
      [cose.COSEKEYS.alg, cose.COSEALG.ES256],
      [cose.COSEKEYS.crv, cose.COSECRV.P256],
      [cose.COSEKEYS.x, Buffer.from(x, "base64url")],
      [cose.COSEKEYS.y, Buffer.from(y, "base64url")],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    return Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(key)]);
  }

  const common = { id, rawId: id, type: "public-key", clientExtensionResults: {} } as const;
  return {
    create: (options, changes = {}) => {
      holder = (options["user"] as { id: string }).id;
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map<string, string>()],
        ["authData", authenticatorData(withCredential, changes, credentialData())],
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: clientData("webauthn.create", options, changes).toString("base64url"),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    get: (options, changes = {}) => {
      const client = clientData("webauthn.get", options, changes);
      const data = authenticatorData(0, changes);
      return {
        ...common,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: sign("sha256", Buffer.concat([data, sha256(client)]), privateKey).toString("base64url"),
          userHandle: changes.userHandle ?? holder,
        },
      };
    },
  };
}
