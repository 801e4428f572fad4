import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { operationIdOf } from "../src/lib/operations.ts";
import { FuzzFinding, Fuzzer, fuzzedOperations } from "../testing/fuzzer/fuzzer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";

/**
 * Faults that a server could have, planted one after the other into a running backend: the generated requests must find
 * them, with each seed.
 */
const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
const runs = 10;

type Json = Record<string, any>; // oxlint-disable-line typescript/no-explicit-any -- a fault may change any part
type Fault = {
  what: string;
  in: string;
  /** What the finding says: another fault of the same operation does not count. */
  said: RegExp;
  /** Changes the request before its handler. */
  request?: (request: FastifyRequest) => void;
  /** Changes the request before validation. */
  unvalidated?: (request: FastifyRequest) => void;
  /** Changes an answer's status or headers, or its body in place. */
  answer?: (body: Json, reply: FastifyReply) => void;
};

const othersAccount = "8347201206";

/** Whoever asks for an account owns it. */
function ownsEveryAccount(request: FastifyRequest): void {
  const { principal } = request;
  if (!principal) return;
  request.principal = {
    ...principal,
    accountIds: [...principal.accountIds, othersAccount],
    roles: new Map([...principal.roles, [othersAccount, "PRIMARY"]]),
  };
}

const faults: Fault[] = [
  {
    what: "only a whole, valid form shows it: an undocumented status",
    in: "openSupportCase",
    said: /status 202 is not in the document/,
    answer: (_body, reply) => void (reply.statusCode === 201 && reply.status(202)),
  },
  {
    what: "a field is missing from an answer",
    in: "getAccounts",
    said: /required property 'dueDate'/,
    answer: ({ accounts }) => delete accounts?.[0].dueDate,
  },
  {
    what: "one item of a list has a value that is not in the enum",
    in: "getEquipment",
    said: /state must be equal to one of/,
    answer: ({ equipment }) => equipment && (equipment[1].state = "REBOOTING"),
  },
  {
    what: "cents are sent as dollars with a decimal point",
    in: "getCatalogue",
    said: /monthlyPrice must be integer/,
    answer: ({ offers }) => offers?.forEach((offer: Json) => (offer["monthlyPrice"] /= 100)),
  },
  {
    what: "a success has a status that the document does not have",
    in: "inviteUser",
    said: /status 202 is not in the document/,
    answer: (_body, reply) => void (reply.statusCode === 201 && reply.status(202)),
  },
  {
    what: "an unusual value that is valid brings a 500",
    in: "searchSupport",
    said: /status 500/,
    request: ({ query }) => decodeURIComponent(String(Reflect.get(Object(query), "query"))),
  },
  {
    what: "a handler accepts what the schema refuses",
    in: "pingSession",
    said: /a body that the document refuses was accepted/,
    unvalidated: (request) => {
      if (request.body instanceof Object)
        Reflect.set(request.body, "active", Boolean(Reflect.get(request.body, "active")));
    },
  },
  {
    what: "an answer has another content type",
    in: "getOrders",
    said: /content type "text\/html"/,
    answer: (_body, reply) => void (reply.statusCode === 200 && reply.type("text/html; charset=utf-8")),
  },
  {
    what: "the authorization is left out: another customer's account is answered",
    in: "getDelinquencySchedule",
    said: /another customer's accountId was accepted/,
    request: ownsEveryAccount,
  },
  {
    what: "a query without its condition: a list has a person of another account",
    in: "getPeople",
    said: /another customer's data: pat/,
    answer: ({ people }) => people?.push({ ...people[0], username: "pat", email: "pat@portico.example", isYou: false }),
  },
  {
    what: "personal data is sent in a property that no document has",
    in: "getContact",
    said: /must NOT have additional properties|birthDate is in no document/,
    answer: (body) => "email" in body && (body["birthDate"] = "1979-04-02"),
  },
  {
    what: "null is sent where the document has a string",
    in: "getAccountOutages",
    said: /address must be string/,
    answer: (body) => "address" in body && (body["address"] = null),
  },
  {
    what: "a list ignores its limit",
    in: "listMessages",
    said: /items, where the limit is/,
    request: ({ query }) => delete Object(query).limit,
  },
  {
    what: "a refusal is not sent as problem+json",
    in: "getSupportArticle",
    said: /application\/json/,
    answer: (_body, reply) => void (reply.statusCode >= 400 && reply.type("application/json")),
  },
];

let planted: Fault | undefined;
const isHit = (request: FastifyRequest) => planted !== undefined && operationIdOf(request) === planted.in;

/** Must be registered before the backend gets its first request. */
function plantFaults(app: FastifyInstance): void {
  app.addHook("preValidation", async (request) => {
    if (isHit(request)) planted?.unvalidated?.(request);
  });
  app.addHook("preHandler", async (request) => {
    if (isHit(request)) planted?.request?.(request);
  });
  app.addHook("onSend", async (request, reply, payload) => {
    if (!isHit(request) || !planted?.answer || typeof payload !== "string") return payload;
    const body = JSON.parse(payload) as Json;
    planted.answer(body, reply);
    return JSON.stringify(body);
  });
}

let backend: TestBackend;
let fuzzer: Fuzzer;
// Another backend for each seed: what one leaves behind, such as an open invitation, would hide faults from the next.
beforeEach(async () => {
  planted = undefined;
  backend = await openBackend();
  plantFaults(backend.app);
  fuzzer = await Fuzzer.open(backend);
});
afterEach(() => backend.close());

async function findingOf({ in: id }: Fault, seed: number): Promise<string> {
  const operation = fuzzedOperations().find((each) => each.id === id)!;
  try {
    await fuzzer.fuzz(operation, { runs, seed });
    return "";
  } catch (error) {
    if (error instanceof FuzzFinding) return error.message;
    throw error;
  }
}

describe("[CALL-04 partly] generated requests find faults of the server", () => {
  test.each(seeds)("at least nine of ten planted ones (seed %i)", { timeout: 300_000 }, async (seed) => {
    const found: Record<string, boolean> = {};
    for (const fault of faults) {
      planted = undefined;
      expect(await findingOf(fault, seed), "without the fault nothing is found").toBe("");
      planted = fault;
      found[`${fault.in}: ${fault.what}`] = fault.said.test(await findingOf(fault, seed));
    }
    planted = undefined;
    const missed = Object.keys(found).filter((name) => !found[name]);
    const told = `found ${faults.length - missed.length} of ${faults.length}; missed: ${missed.join("; ") || "none"}`;
    expect(faults.length - missed.length, told).toBeGreaterThanOrEqual(faults.length * 0.9);
  });
});
