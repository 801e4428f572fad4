import type { components } from "@portico/openapi/identity";
import { toResult, type Rest } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";

type Schemas = components["schemas"];
export type StepUpWays = Schemas["StepUp"];
export type IdentityProof = Schemas["IdentityProof"];

const path = "/api/pub/identity/v1/step-up";

/** What proves the person's identity again. */
export const readStepUp = ({ identity, headers }: Rest): Promise<Result<StepUpWays>> =>
  toResult(identity.GET(path, { params: { header: headers.reading() } }));

/** Proves it with the password, and a code of whoever has two-step sign-in. */
export const proveIdentity = ({ identity, headers }: Rest, body: IdentityProof): Promise<Result<StepUpWays>> =>
  toResult(identity.POST(path, { params: { header: headers.mutating() }, body }));
