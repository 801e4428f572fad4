import type { FastifyReply, FastifyRequest } from "fastify";
import { checkWording } from "@portico/gate/checkWording";
import type { Wording } from "@portico/gate/contract";
import { publishable, type Finding } from "@portico/gate/findings";
import type { components, operations } from "@portico/openapi/content";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { Problem } from "../../lib/problem.ts";
import { builtIn } from "./catalogue.ts";
import { differences } from "./differences.ts";
import { changeRows, draftRows, type ChangeRow } from "./drafts.repository.ts";
import { askedVersion, liveEtag } from "./editing.ts";
import { errorRows } from "./errors.repository.ts";
import { discardDraft, messageAt, messagesBy, openDesk, saveDraft } from "./messages.service.ts";
import { kill, publish, releaseOf, restore, type Published, type Selection } from "./publish.service.ts";
import { liveRows, releaseRows } from "./releases.repository.ts";
import { discardToggleDraft, saveToggleDraft, toggleAt, toggles } from "./toggles.service.ts";
import type { Authorship, Scope, ToggleDefinition } from "./content.types.ts";

const { register } = builtIn;
const month = 30 * 24 * 60 * 60 * 1000;

type Body<Name extends keyof operations> = operations[Name] extends { requestBody: { content: { "application/json": infer Body } } } ? Body : never;

const keyOf = (request: FastifyRequest) => (request.params as { key: string }).key;
const scopeOf = (request: FastifyRequest) => (request.query as { scope?: Scope }).scope ?? "all";
const versionOf = (request: FastifyRequest) => askedVersion(request.headers["if-match"]);
const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

function authorOf({ principal }: FastifyRequest): string {
  if (!principal) throw new Problem("NOT_SIGNED_IN");
  return principal.username;
}

const mayToggle = ({ principal }: FastifyRequest) => principal?.contentRoles.includes("toggle") === true;

/** Answers an item with its version, from which the next change starts. */
function versioned<T extends { etag: string }>(reply: FastifyReply, item: T): FastifyReply {
  return reply.header("etag", item.etag).send(item);
}

const answerPublished = (reply: FastifyReply, status: number, { release, etag }: Published) => reply.status(status).header("etag", etag).send(release);

function changeOf({ id, at, author, reason, action, item, key, scope, release, value }: ChangeRow): components["schemas"]["Change"] {
  const details = { item, key, scope, release: release === null ? null : String(release), value };
  const present = Object.entries(details).filter(([, detail]) => detail !== null);
  return { id, at: at.toISOString(), author, reason, action, ...Object.fromEntries(present) };
}

async function check({ database }: Dependencies, { messages }: Body<"checkMessages">): Promise<{ publishable: boolean; findings: Finding[] }> {
  const { contracts } = await openDesk(database);
  const drafts = (await draftRows(database)).filter(({ item }) => item === "message");
  const asked = messages ?? drafts.map(({ key, value }) => ({ key, ...(value as Wording) }));
  const findings = asked.flatMap(({ key, ...wording }) => checkWording(key, Object.hasOwn(contracts, key) ? contracts[key] : undefined, wording).findings);
  return { publishable: publishable(findings), findings };
}

function messageOperations({ database }: Dependencies, by: (request: FastifyRequest, reason: string) => Authorship): Operations {
  return {
    listMessages: (request) => messagesBy(database, request.query as Parameters<typeof messagesBy>[1]),
    getMessage: async (request, reply) => versioned(reply, await messageAt(database, keyOf(request), scopeOf(request))),
    async putMessageDraft(request, reply) {
      const { reason, ...wording } = request.body as Body<"putMessageDraft">;
      return versioned(reply, await saveDraft(database, keyOf(request), scopeOf(request), wording, versionOf(request), by(request, reason)));
    },
    async discardMessageDraft(request, reply) {
      await discardDraft(database, keyOf(request), scopeOf(request), versionOf(request), by(request, "Discarded"));
      return reply.status(204).send();
    },
  };
}

function toggleOperations({ database }: Dependencies, by: (request: FastifyRequest, reason: string) => Authorship): Operations {
  return {
    listToggles: async () => ({ toggles: await toggles(database, register) }),
    getToggle: async (request, reply) => versioned(reply, await toggleAt(database, register, keyOf(request))),
    async putToggleDraft(request, reply) {
      const { definition, reason } = request.body as { definition: ToggleDefinition; reason: string };
      return versioned(reply, await saveToggleDraft(database, register, keyOf(request), definition, versionOf(request), by(request, reason)));
    },
    async discardToggleDraft(request, reply) {
      await discardToggleDraft(database, keyOf(request), versionOf(request), by(request, "Discarded"));
      return reply.status(204).send();
    },
    async killToggle(request, reply) {
      const { reason } = request.body as Body<"killToggle">;
      return answerPublished(reply, 201, await kill(database, register, keyOf(request), versionOf(request), by(request, reason)));
    },
  };
}

async function releaseList({ database }: Dependencies, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { before, limit } = request.query as { before?: string; limit: number };
  const live = await liveRows(database);
  const releases = (await releaseRows(database, numberOf(before), limit)).map((row) => releaseOf(row, live));
  const shown = live.map(({ site, release, sequence, at, author, reason }) => ({ site, release: String(release), sequence, at: at.toISOString(), author, reason }));
  return reply.header("etag", liveEtag(live)).send({ releases, live: shown });
}

function releaseOperations(deps: Dependencies, by: (request: FastifyRequest, reason: string) => Authorship): Operations {
  const { database } = deps;
  return {
    listReleases: (request, reply) => releaseList(deps, request, reply),
    async publishRelease(request, reply) {
      const { reason, ...selection } = request.body as Selection & { reason: string };
      return answerPublished(reply, 201, await publish(database, register, selection, versionOf(request), by(request, reason)));
    },
    compareReleases: (request) => differences(database, Number((request.params as { release: string }).release), Number((request.query as { with: string }).with)),
    async restoreRelease(request, reply) {
      const { reason } = request.body as Body<"restoreRelease">;
      return answerPublished(reply, 200, await restore(database, Number((request.params as { release: string }).release), versionOf(request), by(request, reason), mayToggle(request)));
    },
  };
}

/** What editors do: drafts, the gate, releases, the kill switch; every change with its author, time and reason. */
export function editorOperations(deps: Dependencies): Operations {
  const { database, securityClock } = deps;
  const by = (request: FastifyRequest, reason: string): Authorship => ({ author: authorOf(request), at: securityClock.now(), reason });
  return {
    ...messageOperations(deps, by),
    ...toggleOperations(deps, by),
    ...releaseOperations(deps, by),
    checkMessages: (request) => check(deps, (request.body ?? {}) as Body<"checkMessages">),
    listChanges: async (request) => ({ changes: (await changeRows(database, request.query as Parameters<typeof changeRows>[1])).map(changeOf) }),
    async listContentErrors() {
      const rows = await errorRows(database, new Date(securityClock.now().getTime() - month));
      return { errors: rows.map(({ firstAt, lastAt, ...row }) => ({ ...row, firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() })) };
    },
  };
}
