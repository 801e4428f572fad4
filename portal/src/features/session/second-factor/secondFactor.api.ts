import type { components } from "@portico/openapi/identity";
import { toResult, type Rest } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";

type Schemas = components["schemas"];
export type SecondFactor = Schemas["SecondFactor"];
export type SetUp = Schemas["SecondFactorSetUp"];
type Codes = Schemas["RecoveryCodes"];

const base = "/api/pub/identity/v1/second-factor";

export const readSecondFactor = ({ identity, headers }: Rest): Promise<Result<SecondFactor>> =>
  toResult(identity.GET(base, { params: { header: headers.reading() } }));

/** A new key for the authenticator app; nothing changes until a code confirms it. */
export const beginSetUp = ({ identity, headers }: Rest, currentPassword: string): Promise<Result<SetUp>> =>
  toResult(
    identity.POST(`${base}-set-ups`, { params: { header: headers.mutating() }, body: { currentPassword } }),
  );

export const turnOn = ({ identity, headers }: Rest, code: string): Promise<Result<Codes>> =>
  toResult(identity.POST(`${base}-confirmations`, { params: { header: headers.mutating() }, body: { code } }));

export const turnOff = ({ identity, headers }: Rest, code: string): Promise<Result<unknown>> =>
  toResult(identity.POST(`${base}-removals`, { params: { header: headers.mutating() }, body: { code } }));

/** The codes before stop working. */
export const renewCodes = ({ identity, headers }: Rest, code: string): Promise<Result<Codes>> =>
  toResult(identity.POST(`${base}-recovery-codes`, { params: { header: headers.mutating() }, body: { code } }));
