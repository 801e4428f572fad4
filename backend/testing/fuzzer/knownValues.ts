import fc from "fast-check";
import {
  loadContract,
  operationsOf,
  promises,
  type ContractDocument,
  type Operation,
} from "../../src/http/contract.ts";
import type { TestClient } from "../testClient.ts";
import { isOk, jsonOf, readAnswer } from "./answers.ts";
import { isSchema, type Known } from "./generate.ts";
import { fittingRequestsTo, parametersOf, send } from "./requests.ts";

/** What one caller's answers contain. */
export type Harvest = { known: Known; personal: ReadonlySet<string> };

/** Properties of a person or of an account, whose values no other customer may get. */
const personalNames = new Set(["accountId", "accountNumber", "email", "phone", "telephoneNumber", "username", "guid"]);

/** Whether an answer can be read for values: JSON for a caller, and neither a stream nor the demo's list of everybody. */
const isReadable = (operation: Operation): boolean =>
  operation.method === "GET" &&
  operation.permission !== "demo" &&
  promises(operation, "application/json") &&
  !promises(operation, "text/event-stream");

/** Whether an operation takes values that only another answer tells. */
const needsValues = (operation: Operation, contract: ContractDocument): boolean =>
  parametersOf(operation, contract).some((parameter) => parameter.in === "path" && parameter.name !== "accountId");

const singular = (name: string) => name.replace(/ies$/, "y").replace(/s$/, "");

class Collector {
  readonly values = new Map<string, Set<unknown>>();
  readonly personal = new Set<string>();

  /** `id` of a list's item is what other operations call by the list's name: `statements[].id` is a `statementId`. */
  visit(value: unknown, name: string): void {
    if (Array.isArray(value)) return value.forEach((item) => this.visit(item, singular(name)));
    if (!isSchema(value)) return;
    for (const [key, part] of Object.entries(value)) {
      if (typeof part === "object") this.visit(part, key);
      else this.#keep(key, name, part);
    }
  }

  #keep(key: string, owner: string, value: unknown): void {
    if (value === null || value === "") return;
    for (const name of key === "id" ? [`${owner}Id`, owner] : [key])
      this.values.set(name, (this.values.get(name) ?? new Set()).add(value));
    if (typeof value === "string" && personalNames.has(key)) this.personal.add(value);
  }

  /** At most twenty of each name, and only names of parameters and identifiers: other values are generated. */
  known(names: ReadonlySet<string>): Known {
    const kept = [...this.values].filter(([name]) => names.has(name) || /Id$|Reference$|Number$/.test(name));
    return new Map(kept.map(([name, values]) => [name, [...values].slice(0, 20)]));
  }
}

const namesOfParameters = () =>
  new Set(
    loadContract().flatMap((contract) =>
      operationsOf(contract).flatMap((operation) => parametersOf(operation, contract).map(({ name }) => name)),
    ),
  );

/**
 * Reads everything that a caller can read, and then what takes the values that were read.
 * @param start values that no answer tells, such as the account
 * @param may whether the caller may call an operation at all
 */
export async function harvest(
  caller: TestClient,
  start: Known,
  may: (operation: Operation) => boolean,
): Promise<Harvest> {
  const collector = new Collector();
  for (const [name, values] of start) for (const value of values) collector.visit([{ [name]: value }], "");
  const names = new Set([...namesOfParameters(), ...start.keys()]);
  for (let round = 0; round < 2; round += 1) {
    for (const contract of loadContract()) {
      for (const operation of operationsOf(contract)) {
        if (!isReadable(operation) || !may(operation) || (round > 0 && !needsValues(operation, contract))) continue;
        const requests = fittingRequestsTo(operation, contract, collector.known(names));
        for (const request of fc.sample(requests, { numRuns: round + 1, seed: round })) {
          const answer = await readAnswer(await send(caller, operation, request));
          if (isOk(answer)) collector.visit(jsonOf(answer), "");
        }
      }
    }
  }
  return { known: collector.known(names), personal: collector.personal };
}
