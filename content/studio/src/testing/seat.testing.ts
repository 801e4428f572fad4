export { Editor } from "@portico/backend/testing/editor";
import type { TestBackend } from "@portico/backend/testing";
import type { Answer, Problem } from "../api/answer.ts";
import type { Client } from "../api/client.ts";
import type { Reading } from "../data/useRead.ts";
import type { Change } from "../data/useAction.ts";
import { openStudio } from "./openStudio.ts";

/** Somebody of the demo at the Studio's own client, over the whole backend in one process. */
export class Seat {
  readonly client: Client;

  private constructor(client: Client) {
    this.client = client;
  }

  static async take(backend: TestBackend, username: string): Promise<Seat> {
    const { session, desk } = await openStudio(backend.browser().fetch);
    const outcome = await session.signIn({ username, password: "portico-demo-2026" });
    if (outcome.kind !== "signedIn") throw new Error(`${username} can't sign in: ${JSON.stringify(outcome)}`);
    return new Seat(desk.client);
  }

  /** What a screen reads. */
  async read<T>({ load }: Reading<T>): Promise<T> {
    return dataOf(await load(this.client));
  }

  /** What a screen does, and that it works. */
  async does<Asked, T>({ act }: Change<Asked, T>, asked: Asked): Promise<T> {
    return dataOf(await act(this.client, asked));
  }

  /** What a screen does, and why it is refused. */
  async isRefused<Asked, T>({ act }: Change<Asked, T>, asked: Asked): Promise<Problem> {
    const answer = await act(this.client, asked);
    if (answer.ok) throw new Error("It was not refused.");
    return answer.problem;
  }
}

function dataOf<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`Refused: ${JSON.stringify(answer.problem)}`);
  return answer.data;
}
