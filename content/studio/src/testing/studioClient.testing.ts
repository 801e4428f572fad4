import type { TestBackend } from "@portico/backend/testing";
import { startBuiltIn } from "@portico/content-runtime/startBuiltIn";
import { studioWords } from "@portico/content-runtime/studio";
import type { Answer, Problem } from "../api/answer.ts";
import type { Bootstrap } from "../api/bootstrap.ts";
import type { Client } from "../api/client.ts";
import { createStudio, type Studio } from "../app/createStudio.ts";
import type { Change } from "../data/useAction.ts";
import type { Attempted } from "../data/useCreation.ts";
import type { Reading } from "../data/useRead.ts";

export { Editor } from "@portico/backend/testing/editor";

/** What creates something, as a new attempt. */
export const attempt = <Variables>(variables: Variables): Attempted<Variables> => ({
  ...variables,
  idempotencyKey: crypto.randomUUID(),
});

/** A demo user with the Studio's own client, over the whole backend in one process. */
export class EditorClient {
  readonly client: Client;

  private constructor(client: Client) {
    this.client = client;
  }

  static async signIn(backend: TestBackend, username: string): Promise<EditorClient> {
    const { session, api } = await openStudio(backend.browser().fetch);
    const outcome = await session.signIn({ username, password: "portico-demo-2026" });
    if (outcome.kind !== "signedIn") throw new Error(`${username} can't sign in: ${JSON.stringify(outcome)}`);
    return new EditorClient(api.client);
  }

  /** Runs a screen's read. */
  async read<T>({ load }: Reading<T>): Promise<T> {
    return dataOf(await load(this.client));
  }

  /** Runs a screen's change and expects success. */
  async does<Variables, T>({ act }: Change<Variables, T>, variables: Variables): Promise<T> {
    return dataOf(await act(this.client, variables));
  }

  /** Runs a screen's change and returns why it was rejected. */
  async expectRefused<Variables, T>({ act }: Change<Variables, T>, variables: Variables): Promise<Problem> {
    const answer = await act(this.client, variables);
    if (answer.ok) throw new Error("It was not refused.");
    return answer.problem;
  }
}

function dataOf<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`Refused: ${JSON.stringify(answer.problem)}`);
  return answer.data;
}

/** Opens the Studio's page in a browser of the in-process backend: its start-up data, over the same fetch. */
export async function openStudio(fetch: typeof globalThis.fetch): Promise<Studio> {
  const bootstrap = (await (await fetch("/content/v1/editor/start")).json()) as Bootstrap;
  const { locale, timeZone } = bootstrap;
  const words = await startBuiltIn({ locale, timeZone, builtIn: studioWords, fetch });
  return createStudio({ bootstrap, fetch, words });
}

/** The demo editor. */
export const asErin = { username: "erin", password: "portico-demo-2026" };
