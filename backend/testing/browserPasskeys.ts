import type { SoftwareAuthenticator } from "./softwareAuthenticator.ts";
import { vi } from "vitest";

const text = (bytes: BufferSource) => Buffer.from(bytes as ArrayBuffer).toString("base64url");
const bytes = (written: string) => new Uint8Array(Buffer.from(written, "base64url")).buffer;
const binary = (response: object) =>
  Object.fromEntries(Object.entries(response).map(([name, value]) => [name, bytes(String(value))]));

type Made = { id: string; rawId: string; type: string; response: object };
const credentialOf = ({ id, rawId, type, response }: Made, more: object = {}) => ({
  id,
  type,
  rawId: bytes(rawId),
  response: { ...binary(response), ...more },
  getClientExtensionResults: () => ({}),
});

/**
 * Gives the process `navigator.credentials` of a browser with this authenticator; with a trouble, the browser refuses
 * with the exception of that name.
 * @returns removes it
 */
export function browserWithPasskeys(device: SoftwareAuthenticator, trouble?: string): () => void {
  const refuse = () => (trouble ? Promise.reject(new DOMException("", trouble)) : undefined);
  const credentials = {
    create: async ({ publicKey: { challenge, user } }: { publicKey: PublicKeyCredentialCreationOptions }) => {
      await refuse();
      const made = device.create({ challenge: text(challenge), user: { id: text(user.id) } });
      const { transports, ...response } = made.response;
      return credentialOf({ ...made, response }, { getTransports: () => transports });
    },
    get: async ({ publicKey: { challenge } }: { publicKey: PublicKeyCredentialRequestOptions }) => {
      await refuse();
      return credentialOf(device.get({ challenge: text(challenge) }));
    },
  };
  vi.stubGlobal("PublicKeyCredential", class {});
  vi.stubGlobal("navigator", { ...globalThis.navigator, onLine: true, credentials });
  return () => vi.unstubAllGlobals();
}
