import type { components, paths } from "@portico/openapi/callSettings";
import createClient from "openapi-fetch";
import { toResult } from "../../../api/rest.ts";
import type { Failure, Result } from "../../../api/result.ts";
import type { SagaContext } from "../../../api/sagaContext.ts";

type Schemas = components["schemas"];
export type CallSettings = Schemas["CallSettings"];
export type CallLine = Schemas["CallLine"];
export type LineSettings = Schemas["LineSettings"];
export type CallForwarding = Schemas["CallForwarding"];
export type CallGuard = Schemas["CallGuard"];
export type PhoneSettings = Schemas["PhoneSettings"];
export type LineDetails = Schemas["LineDetails"];
export type ForwardingResult = Schemas["ForwardingResults"]["results"][number];
/** A value that is refused: its field and why; for a loop, through which line. */
export type SettingsError = NonNullable<Schemas["CallSettingsProblem"]["errors"]>[number];

type OnLine = { accountId: string; telephoneNumber: string };
/** `version` is the one that the customer saw. */
type Seen = OnLine & { version: number };
export type ChangeRequest =
  | (Seen & { what: "forwarding"; wanted: CallForwarding })
  | (Seen & { what: "guard"; wanted: CallGuard })
  | (Seen & { what: "phone"; wanted: PhoneSettings })
  | (Seen & { what: "details"; wanted: LineDetails })
  | (OnLine & { what: "pin"; pin: string })
  | ({ what: "forwardingOfLines"; accountId: string } & Schemas["ForwardingOfLines"]);

/** The settings after a change; null after one that they do not show. */
export type ChangeResult =
  | { ok: true; data: CallSettings | null; results: ForwardingResult[] }
  | { ok: false; failure: Failure; errors: SettingsError[] };

const lines = "/api/pub/callsettings/v1/accounts/{accountId}/lines";
const line = `${lines}/{telephoneNumber}` as const;

type Answered<T> = { data?: T; error?: unknown; response: Response };

async function toChange<T>(call: Promise<Answered<T>>, read: (data: T) => [CallSettings | null, ForwardingResult[]]) {
  let refusal: unknown;
  const result = await toResult(call.then((answer) => ((refusal = answer.error), answer)));
  if (!result.ok) {
    const errors: unknown = Reflect.get(Object(refusal), "errors");
    return { ...result, errors: Array.isArray(errors) ? (errors as SettingsError[]) : [] };
  }
  const [data, results] = read(result.data);
  return { ok: true as const, data, results };
}

const settingsOnly = (data: CallSettings): [CallSettings, ForwardingResult[]] => [data, []];

/** Requests for call settings (SERV-04). They never throw. */
export function callSettingsApi({ rest, fetch }: Pick<SagaContext, "rest" | "fetch">) {
  const client = createClient<paths>({ baseUrl: rest.baseUrl, fetch: (request: Request) => fetch(request) });
  const { reading, mutating } = rest.headers;
  const onLine = ({ accountId, telephoneNumber }: OnLine) => ({
    path: { accountId, telephoneNumber },
    header: mutating(),
  });
  const seen = (request: Seen) => ({
    ...onLine(request),
    header: { ...mutating(), "if-match": `"${request.version}"` },
  });
  return {
    read: (accountId: string): Promise<Result<CallSettings>> =>
      toResult(client.GET(lines, { params: { path: { accountId }, header: reading() } })),
    change: (request: ChangeRequest): Promise<ChangeResult> => {
      switch (request.what) {
        case "forwarding":
          return toChange(
            client.PUT(`${line}/forwarding`, { params: seen(request), body: request.wanted }),
            settingsOnly,
          );
        case "guard":
          return toChange(
            client.PUT(`${line}/call-guard`, { params: seen(request), body: request.wanted }),
            settingsOnly,
          );
        case "phone":
          return toChange(client.PUT(`${line}/phone`, { params: seen(request), body: request.wanted }), settingsOnly);
        case "details":
          return toChange(client.PUT(`${line}/details`, { params: seen(request), body: request.wanted }), settingsOnly);
        case "pin":
          return toChange(
            client.PUT(`${line}/voicemail-pin`, { params: onLine(request), body: { pin: request.pin } }),
            () => [null, []],
          );
        case "forwardingOfLines":
          return toChange(
            client.POST("/api/pub/callsettings/v1/accounts/{accountId}/forwarding-changes", {
              params: { path: { accountId: request.accountId }, header: mutating() },
              body: { lines: request.lines, to: request.to },
            }),
            ({ settings, results }) => [settings, results],
          );
      }
    },
  };
}
