import type { components, paths } from "@portico/openapi/users";
import createClient from "openapi-fetch";
import { toResult } from "../../../api/rest.ts";
import type { SagaContext } from "../../../api/sagaContext.ts";
import type { Result } from "../../../api/result.ts";

type Schemas = components["schemas"];
export type People = Schemas["People"];
export type Person = Schemas["Person"];
export type Access = Schemas["Access"];
export type AccountAccess = Schemas["AccountAccess"];
export type AccessChange = Schemas["AccessChange"];
export type Invitation = Schemas["Invitation"];
export type NewInvitation = Schemas["NewInvitation"];
export type InvitationShown = Schemas["InvitationShown"];
export type Registration = Schemas["Registration"];
export type ActivityLog = Schemas["ActivityLog"];
export type LogEntry = Schemas["LogEntry"];
export type LogArea = Schemas["LogArea"];
export type ManagedAccount = Schemas["ManagedAccount"];

/** The filters of the activity log; `days`: only the last so many days. `locale`: the language of the entries. */
export type LogQuery = {
  accountId: string;
  area?: LogArea;
  person?: string;
  days?: number;
  locale: Schemas["Locale"];
};

const base = "/api/pub/users/v1";
const onAccount = `${base}/accounts/{accountId}` as const;

/** Requests for the users of an account and for invitations. They never throw. */
export function usersApi({ rest, fetch }: Pick<SagaContext, "rest" | "fetch">) {
  const client = createClient<paths>({ baseUrl: rest.baseUrl, fetch: (request: Request) => fetch(request) });
  const { reading, mutating } = rest.headers;
  /** A change based on a stale version is refused with CONFLICT. */
  const seen = (version: number) => ({ ...mutating(), "if-match": `"${version}"` });
  return {
    read: (accountId: string): Promise<Result<People>> =>
      toResult(client.GET(`${onAccount}/people`, { params: { path: { accountId }, header: reading() } })),
    /** One page of the activity log; `before` continues after another page. */
    readLog: ({ accountId, ...query }: LogQuery & { before?: string }): Promise<Result<ActivityLog>> =>
      toResult(client.GET(`${onAccount}/activity-log`, { params: { path: { accountId }, query, header: reading() } })),
    /** The whole activity log with the same filters, as CSV. */
    downloadLog: ({ accountId, ...query }: LogQuery): Promise<Result<Blob>> =>
      toResult<Blob>(
        client.GET(`${onAccount}/activity-log/file`, { params: { path: { accountId }, query }, parseAs: "blob" }),
      ),
    /** The client-generated id makes inviting idempotent. */
    invite: (accountId: string, body: NewInvitation): Promise<Result<Invitation>> =>
      toResult(client.POST(`${onAccount}/invitations`, { params: { path: { accountId }, header: mutating() }, body })),
    resend: (accountId: string, { invitationId, version }: Invitation): Promise<Result<Invitation>> =>
      toResult(
        client.POST(`${onAccount}/invitations/{invitationId}/deliveries`, {
          params: { path: { accountId, invitationId }, header: seen(version) },
        }),
      ),
    withdraw: (accountId: string, { invitationId, version }: Invitation): Promise<Result<unknown>> =>
      toResult(
        client.DELETE(`${onAccount}/invitations/{invitationId}`, {
          params: { path: { accountId, invitationId }, header: seen(version) },
        }),
      ),
    /** Version 0 gives access to somebody from another account that the caller manages. */
    putAccess: (accountId: string, userId: string, version: number, body: Access): Promise<Result<Person>> =>
      toResult(
        client.PUT(`${onAccount}/people/{userId}`, {
          params: { path: { accountId, userId }, header: seen(version) },
          body,
        }),
      ),
    remove: (accountId: string, userId: string, version: number): Promise<Result<unknown>> =>
      toResult(
        client.DELETE(`${onAccount}/people/{userId}`, {
          params: { path: { accountId, userId }, header: seen(version) },
        }),
      ),
    transfer: (accountId: string, userId: string, version: number): Promise<Result<unknown>> =>
      toResult(
        client.POST(`${onAccount}/ownership-transfers`, {
          params: { path: { accountId }, header: mutating() },
          body: { userId, version },
        }),
      ),
    readInvitation: (token: string): Promise<Result<InvitationShown>> =>
      toResult(client.POST(`${base}/invitation-lookups`, { params: { header: mutating() }, body: { token } })),
    accept: (token: string): Promise<Result<Schemas["Accepted"]>> =>
      toResult(client.POST(`${base}/invitation-acceptances`, { params: { header: mutating() }, body: { token } })),
    register: (body: Registration): Promise<Result<Schemas["Registered"]>> =>
      toResult(client.POST(`${base}/registrations`, { params: { header: mutating() }, body })),
    /** Changes the current account of this session, without signing in again. */
    changeAccount: (accountId: string): Promise<Result<unknown>> =>
      toResult(
        rest.identity.PUT("/api/pub/identity/v1/current-account", {
          params: { header: mutating() },
          body: { accountId },
        }),
      ),
  };
}
