import {
  browserSupportsWebAuthn,
  startAuthentication,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { components } from "@portico/openapi/identity";
import { answer, type Answer, type Problem } from "../api/answer.ts";
import type { Client } from "../api/client.ts";
import type { LoginAnswer } from "./session.api.ts";

type Schemas = components["schemas"];

const base = "/api/pub/identity/v1";

/** The browser used no passkey. Browsers do not tell a refusal from a wait that was too long. */
const cancelled: Problem = { status: 0, code: "PASSKEY_CANCELLED" };
const unsupported: Problem = { status: 0, code: "PASSKEY_UNSUPPORTED" };

/** An address such as 127.0.0.1 has no passkeys. */
const problemOf = (error: unknown): Problem =>
  error instanceof Error && ["SecurityError", "NotSupportedError", "ConstraintError"].includes(error.name)
    ? unsupported
    : cancelled;

/** Asks the browser, which asks the person. */
async function assertionFor(options: Schemas["PasskeyOptions"]): Promise<Answer<Schemas["PasskeyAssertion"]>> {
  if (!browserSupportsWebAuthn()) return { ok: false, problem: unsupported };
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const credential = { ...(await startAuthentication({ optionsJSON })) } as unknown as Schemas["PasskeyAssertion"];
    return { ok: true, data: credential, version: undefined };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

/** Signs in with a passkey: alone (FIRST), or after the password (SECOND). */
export async function signInWithPasskey(
  { identity, sending }: Client,
  step: "FIRST" | "SECOND",
): Promise<Answer<LoginAnswer>> {
  const options = await answer(
    identity.POST(`${base}/passkey-sign-in-challenges`, { params: { header: sending() }, body: { step } }),
  );
  if (!options.ok) return options;
  const credential = await assertionFor(options.data);
  if (!credential.ok) return credential;
  const body = { step, rememberMe: false, credential: credential.data };
  return answer(identity.POST(`${base}/passkey-sign-ins`, { params: { header: sending() }, body }));
}

/** Proves with a passkey that it is still the same user (decision 73). */
export async function proveWithPasskey({
  identity,
  sending,
}: Pick<Client, "identity" | "sending">): Promise<Answer<Schemas["StepUp"]>> {
  const options = await answer(identity.POST(`${base}/step-up-challenges`, { params: { header: sending() } }));
  if (!options.ok) return options;
  const credential = await assertionFor(options.data);
  if (!credential.ok) return credential;
  const body = { credential: credential.data };
  return answer(identity.POST(`${base}/passkey-step-ups`, { params: { header: sending() }, body }));
}
