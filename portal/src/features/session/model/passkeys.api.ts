import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { components } from "@portico/openapi/identity";
import { toResult, type Rest } from "../../../api/rest.ts";
import { done, failed, type PasskeyTrouble, type Result } from "../../../api/result.ts";
import type { LoginAnswer } from "./session.api.ts";

type Schemas = components["schemas"];

const base = "/api/pub/identity/v1";

/** What the browser says when it made or used no passkey. Browsers do not tell a refusal from a wait that was too long. */
function troubleOf(error: unknown): PasskeyTrouble {
  const code = error instanceof WebAuthnError ? error.code : undefined;
  if (code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED") return "known";
  const name = error instanceof Error ? error.name : "";
  // An address such as 127.0.0.1 has no passkeys.
  return ["SecurityError", "NotSupportedError", "ConstraintError"].includes(name) ? "unsupported" : "cancelled";
}

/** Asks the browser, which asks the person. */
async function fromBrowser<T>(ask: () => Promise<T>): Promise<Result<T>> {
  if (!browserSupportsWebAuthn()) return failed({ kind: "passkey", trouble: "unsupported" });
  try {
    return done(await ask());
  } catch (error) {
    return failed({ kind: "passkey", trouble: troubleOf(error) });
  }
}

const assertionFor = (optionsJSON: Schemas["PasskeyOptions"]): Promise<Result<Schemas["PasskeyAssertion"]>> =>
  fromBrowser(async () => ({
    ...(await startAuthentication({
      optionsJSON: optionsJSON as unknown as PublicKeyCredentialRequestOptionsJSON,
    })),
  })) as Promise<Result<Schemas["PasskeyAssertion"]>>;

export type PasskeySignIn = { step: "FIRST" | "SECOND"; rememberMe: boolean };

/** Signs in with a passkey: alone (FIRST), or after the password (SECOND). */
export async function signInWithPasskey(
  { identity, headers }: Rest,
  { step, rememberMe }: PasskeySignIn,
): Promise<Result<LoginAnswer>> {
  const options = await toResult(
    identity.POST(`${base}/passkey-sign-in-challenges`, { params: { header: headers.mutating() }, body: { step } }),
  );
  if (!options.ok) return options;
  const credential = await assertionFor(options.data);
  if (!credential.ok) return credential;
  const body = { step, rememberMe, credential: credential.data };
  return toResult(identity.POST(`${base}/passkey-sign-ins`, { params: { header: headers.mutating() }, body }));
}

/** Proves the identity of the signed-in person with a passkey, for changes that give access (decision 73). */
export async function proveWithPasskey({ identity, headers }: Rest): Promise<Result<Schemas["StepUp"]>> {
  const options = await toResult(
    identity.POST(`${base}/step-up-challenges`, { params: { header: headers.mutating() } }),
  );
  if (!options.ok) return options;
  const credential = await assertionFor(options.data);
  if (!credential.ok) return credential;
  const body = { credential: credential.data };
  return toResult(identity.POST(`${base}/passkey-step-ups`, { params: { header: headers.mutating() }, body }));
}

/** Lets the browser make a passkey and adds it; the first factor of a person comes with recovery codes, only now. */
export async function addPasskey({ identity, headers }: Rest, name: string): Promise<Result<Schemas["AddedPasskey"]>> {
  const options = await toResult(
    identity.POST(`${base}/passkey-registrations`, { params: { header: headers.mutating() } }),
  );
  if (!options.ok) return options;
  const optionsJSON = options.data as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await fromBrowser(() => startRegistration({ optionsJSON }));
  if (!made.ok) return made;
  const body = { name, credential: made.data as unknown as Schemas["NewPasskey"]["credential"] };
  return toResult(identity.POST(`${base}/passkeys`, { params: { header: headers.mutating() }, body }));
}
