import fc, { type Arbitrary } from "fast-check";
import { loadContract, operationsOf, type ContractDocument, type Operation } from "../../src/http/contract.ts";
import { TestClient } from "../testClient.ts";
import type { TestBackend } from "../types.ts";
import { validateCaseAnswer, isOk, jsonOf, readAnswer, type Answer } from "./answers.ts";
import { refersTo, type Known } from "./generate.ts";
import { harvest, type Harvest } from "./knownValues.ts";
import {
  addressOf,
  edgeRequestsTo,
  wrongTypeRequestsTo,
  bodySchemaOf,
  fittingRequestsTo,
  parametersOf,
  requestsTo,
  send,
  type Generated,
} from "./requests.ts";

/** Left out: sign-in is rate limited, sign-out ends the session, a stream never ends. */
const leftOut = new Set(["login", "logout", "streamReleases", "streamAccountEvents"]);

/** Who calls the operations, and another customer, whose data the first must not get. */
export type People = { customer: string; accountId: string; editor: string; other: string; otherAccountId: string };

const usualPeople: People = {
  customer: "dana",
  accountId: "8347201180",
  editor: "erin",
  other: "pat",
  otherAccountId: "8347201206",
};

export type FuzzedOperation = { id: string; operation: Operation; contract: ContractDocument };

/** Every operation that the fuzzer calls; those of editors come last, because they change what customers see. */
export function fuzzedOperations(): FuzzedOperation[] {
  const all = loadContract().flatMap((contract) =>
    operationsOf(contract).map((operation) => ({ id: operation.id, operation, contract })),
  );
  const kept = all.filter(({ id }) => !leftOut.has(id));
  return [...kept.filter((each) => !isEditors(each.operation)), ...kept.filter((each) => isEditors(each.operation))];
}

/** An answer that is wrong, with the request that brought it. */
export class FuzzFinding extends Error {
  constructor({ id, method }: Operation, request: Generated, answer: Answer, fault: string) {
    const sent = request.body === undefined ? "" : ` ${JSON.stringify(request.body).slice(0, 500)}`;
    super(`${id}: ${fault}\n${method} ${addressOf(request)}${sent}\n${answer.status} ${answer.text.slice(0, 500)}`);
    this.name = "FuzzFinding";
  }
}

/** Permissions that are open to everybody, or checked by the handler itself (the vault's ticket). */
const open = new Set(["public", "demo", "vault-ticket"]);
const isOpen = ({ permission }: Operation) => open.has(permission);
const isEditors = ({ permission }: Operation) => permission.startsWith("content:");

export type FuzzOptions = { runs: number; seed?: number };

/** Values that no answer tells, and rules that no schema says: with them more requests reach the handlers. */
const usualValues: [string, unknown[]][] = [
  ["email", ["kim@books.example"]],
  ["phone", ["6175550142"]],
  ["zipcode", ["02110"]],
];

type Caller = { client: TestClient; username: string; harvest: Harvest };

type Callers = { customer: Caller; editor: Caller; other: Caller };

const signedOut = new Set(["NOT_SIGNED_IN", "SESSION_ENDED"]);

/**
 * Sends generated requests to the operations of a running backend and checks each answer: against its document, and by
 * rules that hold for all (`validateCaseAnswer`). Values that exist, read from the answers themselves, let many requests reach
 * the handlers. Nobody gets anything without a session, or anything of another customer.
 */
export class Fuzzer {
  readonly #backend: Pick<TestBackend, "browser">;
  readonly #callers: Callers;
  readonly #people: People;
  readonly #anonymous: TestClient;

  private constructor(backend: Pick<TestBackend, "browser">, callers: Callers, people: People, anonymous: TestClient) {
    this.#backend = backend;
    this.#anonymous = anonymous;
    this.#callers = callers;
    this.#people = people;
  }

  static async open(backend: Pick<TestBackend, "browser">, people: People = usualPeople): Promise<Fuzzer> {
    const callerOf = async (username: string, start: Known, edits = false): Promise<Caller> => {
      const client = await TestClient.signedIn(backend, username);
      return { client, username, harvest: await harvest(client, start, (each) => isEditors(each) === edits) };
    };
    const callers = {
      customer: await callerOf(people.customer, new Map([...usualValues, ["accountId", [people.accountId]]])),
      other: await callerOf(people.other, new Map([...usualValues, ["accountId", [people.otherAccountId]]])),
      editor: await callerOf(people.editor, new Map(), true),
    };
    return new Fuzzer(backend, callers, people, await TestClient.open(backend));
  }

  /**
   * Tries one operation.
   * @throws FuzzFinding for the first answer that is wrong, shrunk to a small request by fast-check
   */
  async fuzz({ operation, contract }: FuzzedOperation, { runs, seed }: FuzzOptions): Promise<void> {
    const caller = this.#callers[isEditors(operation) ? "editor" : "customer"];
    const requests = requestsTo(operation, contract, caller.harvest.known);
    let finding: FuzzFinding | undefined;
    const check = async (request: Generated) => {
      finding = await this.#faultOf(caller, operation, contract, request);
      return finding === undefined;
    };
    const details = await fc.check(fc.asyncProperty(requests, check), {
      numRuns: runs,
      endOnFailure: true,
      ...(seed === undefined ? {} : { seed }),
    });
    if (details.failed) throw finding ?? details.errorInstance;
    const { known } = caller.harvest;
    for (const request of [
      ...edgeRequestsTo(operation, contract, known),
      ...wrongTypeRequestsTo(operation, contract, known),
    ])
      if (!(await check(request))) throw finding ?? new Error(`${operation.id} failed.`);
    if (!isOpen(operation)) await this.#tryStrangers(caller, operation, contract, seed);
  }

  async #faultOf(caller: Caller, operation: Operation, contract: ContractDocument, request: Generated) {
    const answer = await this.#send(caller, operation, request);
    const fault = validateCaseAnswer(operation, contract, request, answer) ?? this.#leak(operation, request, answer);
    return fault === undefined ? undefined : new FuzzFinding(operation, request, answer, fault);
  }

  /** Some operations end the caller's session: the request is sent again in a new one. */
  async #send(caller: Caller, operation: Operation, request: Generated): Promise<Answer> {
    const answer = await readAnswer(await send(caller.client, operation, request));
    if (answer.status !== 401 || !signedOut.has(String(Reflect.get(Object(jsonOf(answer)), "code")))) return answer;
    caller.client = await TestClient.signedIn(this.#backend, caller.username);
    return readAnswer(await send(caller.client, operation, request));
  }

  /** Another customer's data in an answer, unless the caller sent or has the same. */
  #leak(operation: Operation, request: Generated, answer: Answer): string | undefined {
    if (!isOk(answer) || isOpen(operation) || isEditors(operation)) return undefined;
    const sent = `${addressOf(request)} ${JSON.stringify(request.body)}`;
    const own = this.#callers.customer.harvest.personal;
    const leaked = [...this.#callers.other.harvest.personal].find(
      (value) => !own.has(value) && answer.text.includes(JSON.stringify(value)) && !sent.includes(value),
    );
    return leaked && `another customer's data: ${leaked}`;
  }

  /** The same operation without a session, and with the identifiers of another customer. */
  async #tryStrangers(caller: Caller, operation: Operation, contract: ContractDocument, seed?: number): Promise<void> {
    for (const request of sampled(fittingRequestsTo(operation, contract, caller.harvest.known), 1, seed)) {
      const answer = await readAnswer(await send(this.#anonymous, operation, request));
      if (answer.status !== 401) throw new FuzzFinding(operation, request, answer, "an answer without a session");
    }
    if (isEditors(operation)) return;
    for (const identifiers of this.#foreignIdentifiers(operation, contract)) {
      const requests = fittingRequestsTo(operation, contract, new Map([...caller.harvest.known, ...identifiers]));
      for (const request of sampled(requests, 3, seed)) {
        const answer = await this.#send(caller, operation, request);
        if (isOk(answer))
          throw new FuzzFinding(
            operation,
            request,
            answer,
            `another customer's ${[...identifiers.keys()].join(", ")} was accepted`,
          );
      }
    }
  }

  /** Identifiers that the operation takes and only the other customer has: the account, then each of the others. */
  #foreignIdentifiers(operation: Operation, contract: ContractDocument): Known[] {
    const { known: own } = this.#callers.customer.harvest;
    const { known: other } = this.#callers.other.harvest;
    const body = bodySchemaOf(operation);
    const properties = body ? Object.keys(Object(refersTo(body, contract.document)["properties"])) : [];
    const names = [...parametersOf(operation, contract).map(({ name }) => name), ...properties];
    const foreign = names.flatMap((name): [string, unknown[]][] => {
      if (name === "accountId") return [[name, [this.#people.otherAccountId]]];
      const values = /Id$|Number$|^guid$|^tn$/.test(name) ? (other.get(name) ?? []) : [];
      const theirs = values.filter((value) => !own.get(name)?.includes(value));
      return theirs.length > 0 ? [[name, theirs]] : [];
    });
    return foreign.map((entry) => new Map([entry]));
  }
}

const sampled = (requests: Arbitrary<Generated>, numRuns: number, seed?: number): Generated[] =>
  fc.sample(requests, { numRuns, ...(seed === undefined ? {} : { seed }) });
