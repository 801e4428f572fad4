import type { operations } from "@portico/openapi/translation";
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../../dependencies.ts";
import type { Operations } from "../../../lib/operations.ts";
import { actorOf, attemptOf, systemByline, versioned, versionOf } from "../editorRequest.ts";
import { exportedWords, type Import, importMessages, namespaces } from "../import-export/importExport.service.ts";
import { fileKinds, writeFile } from "../import-export/formats.ts";
import type { FileFormat } from "../import-export/messageFile.ts";
import { reportPresence } from "../people/presence.repository.ts";
import { changeTerm, dropTerm, type NewTerm, putTerm, suggestionsFor, terms } from "./glossary.repository.ts";

type Query<Name extends keyof operations> = operations[Name] extends { parameters: { query: infer Query } }
  ? Query
  : never;

const termIn = (request: FastifyRequest) => (request.params as { term: number }).term;

/** Body limit: a whole catalogue in XML is larger than any other body. */
const largestFile = 6_000_000;

function files(deps: Dependencies): Operations {
  const { database } = deps;
  return {
    listNamespaces: async () => ({ namespaces: await namespaces(database) }),
    async exportMessages(request, reply) {
      const { format, namespace } = request.query as Query<"exportMessages"> & { format: FileFormat };
      const { release, entries } = await exportedWords(database, namespace);
      const { extension, type } = fileKinds[format];
      const name = ["messages", namespace, `release-${release}`].filter((part) => part !== undefined).join("-");
      reply.header("content-disposition", `attachment; filename="${name}.${extension}"`).type(`${type}; charset=utf-8`);
      return reply.send(writeFile(format, release, entries));
    },
    importMessages: {
      bodyLimit: largestFile,
      async handler(request) {
        const wanted = request.body as Import;
        const by = systemByline(deps, request, "FILE_IMPORTED");
        return importMessages(database, wanted, by, actorOf(request), attemptOf(deps, request, "importMessages"));
      },
    },
  };
}

function glossary(deps: Dependencies): Operations {
  const { database } = deps;
  const changeOf = (request: FastifyRequest) => ({
    by: systemByline(deps, request, "GLOSSARY_CHANGED"),
    actor: actorOf(request),
  });
  return {
    listTerms: async () => ({ terms: await terms(database) }),
    addTerm: async (request, reply) =>
      versioned(reply, await putTerm(database, request.body as NewTerm, changeOf(request)), 201),
    changeTerm: async (request, reply) =>
      versioned(
        reply,
        await changeTerm(database, termIn(request), request.body as NewTerm, versionOf(request), changeOf(request)),
      ),
    async removeTerm(request, reply) {
      await dropTerm(database, termIn(request), versionOf(request), changeOf(request));
      return reply.status(204).send();
    },
  };
}

/** Translation tools: files, the glossary, translation memory, presence. */
export function translationOperations(deps: Dependencies): Operations {
  const { database, securityClock } = deps;
  return {
    ...files(deps),
    ...glossary(deps),
    getSuggestions: (request) => {
      const { text, key } = request.query as Query<"getSuggestions">;
      return suggestionsFor(database, text, key);
    },
    async sayWhereIAm(request) {
      const { username } = actorOf(request);
      const { place } = request.body as { place: string };
      return {
        others: await reportPresence(
          database,
          { username, firstName: request.principal?.firstName ?? username },
          place,
          securityClock.now(),
        ),
      };
    },
  };
}
