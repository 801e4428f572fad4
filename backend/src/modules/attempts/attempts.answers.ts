import type { Database } from "../../database/database.ts";
import { digest } from "./attempts.domain.ts";
import { firstAnswer, type AttemptName } from "./attempts.repository.ts";

/** Keeps the final answer of an attempt to one request, and gives it again to the same request. */
export interface AnswerKeeper {
  /** Says that the answer being made is final and whose it is. */
  keepFor(name: AttemptName): void;
  /** The answer to send: the first that was sent to this request, or this one. */
  kept(answer: string): Promise<string>;
}

export function answerKeeper(database: Database, request: object): AnswerKeeper {
  let attempt: AttemptName | undefined;
  return {
    keepFor: (name) => void (attempt = name),
    kept: async (answer) => (attempt ? firstAnswer(database, attempt, digest(JSON.stringify(request)), answer) : answer),
  };
}
