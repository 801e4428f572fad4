import type { components } from "@portico/openapi/identity";
import { toResult, type Rest } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";

type Schemas = components["schemas"];
export type SecondFactor = Schemas["SecondFactor"];
export type FactorSetup = Schemas["SecondFactorSetup"];
export type FactorProof = Schemas["SecondFactorProof"];
type Codes = Schemas["RecoveryCodes"];

const base = "/api/pub/identity/v1/second-factor";

export const readSecondFactor = ({ identity, headers }: Rest): Promise<Result<SecondFactor>> =>
  toResult(identity.GET(base, { params: { header: headers.reading() } }));

/** A new key for the authenticator app; nothing changes until a code confirms it. */
export const beginSetup = ({ identity, headers }: Rest, currentPassword: string): Promise<Result<FactorSetup>> =>
  toResult(identity.POST(`${base}-setups`, { params: { header: headers.mutating() }, body: { currentPassword } }));

/** Confirms the key with a first code; returns the recovery codes, only now. */
export const turnOn = ({ identity, headers }: Rest, code: string): Promise<Result<Codes>> =>
  toResult(identity.POST(`${base}-confirmations`, { params: { header: headers.mutating() }, body: { code } }));

export const turnOff = ({ identity, headers }: Rest, body: FactorProof): Promise<Result<unknown>> =>
  toResult(identity.POST(`${base}-removals`, { params: { header: headers.mutating() }, body }));

/** New recovery codes; the ones before stop working. */
export const renewCodes = ({ identity, headers }: Rest, body: FactorProof): Promise<Result<Codes>> =>
  toResult(identity.POST(`${base}-recovery-codes`, { params: { header: headers.mutating() }, body }));
