import type { components, paths } from "@portico/openapi/outages";
import createClient from "openapi-fetch";
import { toResult } from "../../../api/rest.ts";
import type { Result } from "../../../api/result.ts";
import type { SagaContext } from "../../../api/sagaContext.ts";

type Schemas = components["schemas"];
export type Outage = Schemas["Outage"];
export type ServiceArea = Schemas["ServiceArea"];
export type OutageMap = Schemas["OutageMap"];
export type AccountOutage = Schemas["AccountOutage"];
export type AccountOutages = Schemas["AccountOutages"];
export type Alert = Schemas["Alert"];
export type AlertList = Schemas["AlertList"];
export type Callback = Schemas["Callback"];
export type CallWindow = Schemas["CallWindow"];

type Locale = "en-US" | "es-US";
/** Texts are in the language of `locale`. */
export type OfAccount = { accountId: string; locale: Locale };
export type CallbackRequest = Schemas["CallbackRequest"];
export type CancelRequest = { callbackId: string } & Schemas["CallbackCancellation"];
export type DismissRequest = { accountId: string; alertId: string };

const base = "/api/pub/outages/v1";

/** Requests about outages (SERV-07) and alerts (SHELL-31). They never throw. */
export function outagesApi({ rest, fetch }: Pick<SagaContext, "rest" | "fetch">) {
  const client = createClient<paths>({ baseUrl: rest.baseUrl, fetch: (request: Request) => fetch(request) });
  const { reading, mutating } = rest.headers;
  return {
    readMap: (locale: Locale): Promise<Result<OutageMap>> =>
      toResult(client.GET(`${base}/map`, { params: { query: { locale }, header: reading() } })),
    readAccount: (query: OfAccount): Promise<Result<AccountOutages>> =>
      toResult(client.GET(`${base}/outages`, { params: { query, header: reading() } })),
    readAlerts: (query: OfAccount): Promise<Result<AlertList>> =>
      toResult(client.GET(`${base}/alerts`, { params: { query, header: reading() } })),
    dismiss: ({ alertId, ...body }: DismissRequest): Promise<Result<unknown>> =>
      toResult(
        client.PUT(`${base}/alerts/{alertId}/dismissal`, { params: { path: { alertId }, header: mutating() }, body }),
      ),
    request: (body: CallbackRequest): Promise<Result<Callback>> =>
      toResult(client.POST(`${base}/callbacks`, { params: { header: mutating() }, body })),
    cancel: ({ callbackId, ...body }: CancelRequest): Promise<Result<Callback>> =>
      toResult(
        client.POST(`${base}/callbacks/{callbackId}/cancellation`, {
          params: { path: { callbackId }, header: mutating() },
          body,
        }),
      ),
  };
}
