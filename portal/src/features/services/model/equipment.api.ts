import type { components, paths } from "@portico/openapi/equipment";
import createClient from "openapi-fetch";
import { toResult } from "../../../api/rest.ts";
import type { Failure, Result } from "../../../api/result.ts";
import type { SagaContext } from "../../../api/sagaContext.ts";

type Schemas = components["schemas"];
export type Equipment = Schemas["Equipment"];
export type EquipmentList = Schemas["EquipmentList"];

/** A change of one device. A repeat with the same idempotency key changes nothing twice. */
export type RestartRequest = { accountId: string; equipmentId: string; idempotencyKey: string };
/** `version` is the one that the customer saw; an empty nickname removes it. */
export type RenameRequest = RestartRequest & { version: number; nickname: string };

/** As a result; a refusal during the cool-down also says when a restart can be tried again (ISO 8601). */
export type RestartResult = { ok: true; data: Equipment } | { ok: false; failure: Failure; againAt: string | null };

const base = "/api/pub/equipment/v1/equipment";

type Answered = { data?: Equipment; error?: unknown; response: Response };

async function toRestart(call: Promise<Answered>): Promise<RestartResult> {
  let refusal: unknown;
  const result = await toResult(call.then((answer) => ((refusal = answer.error), answer)));
  if (result.ok) return result;
  const againAt: unknown = Reflect.get(Object(refusal), "againAt");
  return { ...result, againAt: typeof againAt === "string" ? againAt : null };
}

/** Requests for equipment (SERV-02, SERV-03). They never throw. */
export function equipmentApi({ rest, fetch }: Pick<SagaContext, "rest" | "fetch">) {
  const client = createClient<paths>({ baseUrl: rest.baseUrl, fetch: (request: Request) => fetch(request) });
  const { reading, mutating } = rest.headers;
  return {
    read: (accountId: string): Promise<Result<EquipmentList>> =>
      toResult(client.GET(base, { params: { query: { accountId }, header: reading() } })),
    rename: ({ equipmentId, ...body }: RenameRequest): Promise<Result<Equipment>> =>
      toResult(
        client.PUT(`${base}/{equipmentId}/nickname`, { params: { path: { equipmentId }, header: mutating() }, body }),
      ),
    restart: ({ equipmentId, ...body }: RestartRequest): Promise<RestartResult> =>
      toRestart(
        client.POST(`${base}/{equipmentId}/restarts`, { params: { path: { equipmentId }, header: mutating() }, body }),
      ),
  };
}
