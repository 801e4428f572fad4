import { randomUUID } from "node:crypto";
import type { components } from "@portico/openapi/users";
import { sql } from "drizzle-orm";
import { problemOf, type TestClient } from "../../../testing/testClient.ts";
import type { TestBackend } from "../../../testing/types.ts";

export type Schemas = components["schemas"];

export const harborStreet = "8347201180";
export const base = "/api/pub/users/v1";

const seen = (version: number) => ({ "if-match": `"${version}"` });
const noBody = { "content-type": null };

export async function peopleOf(client: TestClient, accountId = harborStreet): Promise<Schemas["People"]> {
  return (await (await client.get(`${base}/accounts/${accountId}/people`)).json()) as Schemas["People"];
}

/** Somebody on the account, as the list has them now. */
export async function person(client: TestClient, firstName: string, accountId = harborStreet) {
  const found = (await peopleOf(client, accountId)).people.find((each) => each.firstName === firstName);
  if (!found?.access[0]) throw new Error(`${firstName} is not on ${accountId}`);
  return { ...found, ...found.access[0] };
}

export const put = (
  client: TestClient,
  userId: string,
  version: number,
  access: Partial<Schemas["Access"]>,
  at = harborStreet,
) =>
  client.send(
    "PUT",
    `${base}/accounts/${at}/people/${userId}`,
    { role: "BILLING", state: "ACTIVE", ...access },
    seen(version),
  );
export const remove = (client: TestClient, userId: string, version: number, at = harborStreet) =>
  client.send("DELETE", `${base}/accounts/${at}/people/${userId}`, undefined, { ...seen(version), ...noBody });
export const invite = (
  client: TestClient,
  email: string,
  more: Partial<Schemas["NewInvitation"]> = {},
  at = harborStreet,
) =>
  client.send("POST", `${base}/accounts/${at}/invitations`, {
    invitationId: randomUUID(),
    email,
    role: "BILLING",
    ...more,
  });
export const onInvitation = (
  client: TestClient,
  { invitationId, version }: Schemas["Invitation"],
  what: "resend" | "revoke",
) => {
  const path = `${base}/accounts/${harborStreet}/invitations/${invitationId}`;
  return what === "revoke"
    ? client.send("DELETE", path, undefined, { ...seen(version), ...noBody })
    : client.send("POST", `${path}/deliveries`, undefined, { ...seen(version), ...noBody });
};

export async function mailsTo(
  { database }: Pick<TestBackend, "database">,
  address: string,
): Promise<{ kind: string; subject: string; text: string }[]> {
  const { rows } = await database.execute<{ kind: string; subject: string; text: string }>(
    sql`select kind, subject, text from messages where address = ${address} order by id`,
  );
  return rows;
}

/** The token in the newest invitation to an address. */
export async function tokenFor(backend: Pick<TestBackend, "database">, email: string): Promise<string> {
  const mails = await mailsTo(backend, email);
  return /#(\S+)/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "";
}

export const lookUp = async (client: TestClient, token: string) =>
  (await (await client.send("POST", `${base}/invitation-lookups`, { token })).json()) as Schemas["InvitationShown"];
export const accept = (client: TestClient, token: string) =>
  client.send("POST", `${base}/invitation-acceptances`, { token });
export const register = (client: TestClient, token: string, more: Partial<Schemas["Registration"]> = {}) =>
  client.send("POST", `${base}/registrations`, {
    token,
    firstName: "Lee",
    username: `lee-${randomUUID().slice(0, 8)}`,
    password: "a better phrase",
    ...more,
  });
export const address = () => `${randomUUID()}@harbor.example`;

export async function refused(response: Response): Promise<[number, string]> {
  const { status, code } = await problemOf(response);
  return [status, code];
}
