import { randomUUID } from "node:crypto";
import type { components } from "@portico/openapi/studio";
import { TestClient } from "./testClient.ts";
import type { TestBackend } from "./types.ts";

type Schemas = components["schemas"];
type Wording = { en: string; es: string };

export type Answer<T> = { status: number; etag: string; body: T };

const reason = "A test";

/**
 * A client of the editors' API, as `docs/content.md` shows it with curl. Writes send the newest version (If-Match)
 * unless a test passes one.
 */
export class Editor {
  readonly #caller: TestClient;
  readonly #backend: Pick<TestBackend, "browser">;

  private constructor(backend: Pick<TestBackend, "browser">, caller: TestClient) {
    this.#backend = backend;
    this.#caller = caller;
  }

  static async signIn(backend: Pick<TestBackend, "browser">, username = "erin"): Promise<Editor> {
    return Editor.over(backend, await TestClient.signedIn(backend, username));
  }

  /** The same for somebody who signed in otherwise. */
  static over(backend: Pick<TestBackend, "browser">, caller: TestClient): Editor {
    return new Editor(backend, caller);
  }

  /** Keeps the session, as an open Studio does: one that is idle for fifteen minutes ends. */
  ping(): Promise<Response> {
    return this.#caller.ping(true);
  }

  async call<T>(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    body?: unknown,
    ifMatch?: string,
  ): Promise<Answer<T>> {
    const url = `/content/v1/editor/${path}`;
    const headers = {
      ...(body === undefined ? { "content-type": null } : {}),
      ...(ifMatch === undefined ? {} : { "if-match": ifMatch }),
    };
    const answer = method === "GET" ? await this.#caller.get(url) : await this.#caller.send(method, url, body, headers);
    const text = await answer.text();
    const parsed: unknown =
      text === "" ? undefined : answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
    return { status: answer.status, etag: answer.headers.get("etag") ?? "", body: parsed as T };
  }

  message(key: string, scope = "all"): Promise<Answer<Schemas["Message"]>> {
    return this.call("GET", `messages/${key}?scope=${scope}`);
  }

  async draft(key: string, wording: Wording, ifMatch?: string, scope = "all"): Promise<Answer<Schemas["Message"]>> {
    return this.call(
      "PUT",
      `messages/${key}/draft?scope=${scope}`,
      { ...wording, reason },
      ifMatch ?? (await this.message(key, scope)).etag,
    );
  }

  async discard(key: string): Promise<Answer<unknown>> {
    return this.call("DELETE", `messages/${key}/draft`, undefined, (await this.message(key)).etag);
  }

  toggle(key: string): Promise<Answer<Schemas["Toggle"]>> {
    return this.call("GET", `toggles/${key}`);
  }

  async draftToggle(key: string, definition: Schemas["ToggleDefinition"]): Promise<Answer<Schemas["Toggle"]>> {
    return this.call("PUT", `toggles/${key}/draft`, { definition, reason }, (await this.toggle(key)).etag);
  }

  async kill(key: string): Promise<Answer<Schemas["Release"]>> {
    return this.call("POST", `toggles/${key}/kill`, { reason }, (await this.toggle(key)).body.liveEtag);
  }

  form(key: string): Promise<Answer<Schemas["Form"]>> {
    return this.call("GET", `forms/${key}`);
  }

  /** Saves a draft of a web form; of a new one, when there is none of that key. */
  async draftForm(key: string, form: NonNullable<Schemas["Form"]["live"]>): Promise<Answer<Schemas["Form"]>> {
    const { status, etag } = await this.form(key);
    const { newEtag } = (await this.call<{ newEtag: string }>("GET", "forms")).body;
    return this.call("PUT", `forms/${key}/draft`, { form, reason }, status === 404 ? newEtag : etag);
  }

  article(key: string): Promise<Answer<Schemas["Article"]>> {
    return this.call("GET", `articles/${key}`);
  }

  articles(): Promise<Answer<{ articles: Schemas["Article"][]; newEtag: string }>> {
    return this.call("GET", "articles");
  }

  /** Saves a draft of an article; of a new one, when there is none of that key. */
  async draftArticle(
    key: string,
    article: NonNullable<Schemas["Article"]["live"]>,
    ifMatch?: string,
  ): Promise<Answer<Schemas["Article"]>> {
    const { status, etag } = await this.article(key);
    const currentEtag = status === 404 ? (await this.articles()).body.newEtag : etag;
    return this.call("PUT", `articles/${key}/draft`, { article, reason }, ifMatch ?? currentEtag);
  }

  releases(): Promise<Answer<{ releases: Schemas["Release"][]; live: Schemas["Live"][] }>> {
    return this.call("GET", "releases");
  }

  async restore(release: string): Promise<Answer<Schemas["Release"]>> {
    return this.call("POST", `releases/${release}/restore`, { reason }, (await this.releases()).etag);
  }

  open(title: string): Promise<Answer<Schemas["ChangeSet"]>> {
    return this.call("POST", "change-sets", { title, idempotencyKey: randomUUID() });
  }

  changeSet(id: number): Promise<Answer<Schemas["ChangeSetDetails"]>> {
    return this.call("GET", `change-sets/${id}`);
  }

  /**
   * One step of a change set: `submit`, `withdrawal`, `publication`, `reviews` (with a body), `schedule` (with a body).
   */
  async step<T = Schemas["ChangeSet"]>(
    id: number,
    name: string,
    body: object = { reason },
    method: "POST" | "PUT" | "DELETE" = "POST",
  ): Promise<Answer<T>> {
    return this.call(
      method,
      `change-sets/${id}/${name}`,
      method === "DELETE" ? undefined : body,
      (await this.changeSet(id)).etag,
    );
  }

  approve(id: number): Promise<Answer<Schemas["ChangeSet"]>> {
    return this.step(id, "reviews", { decision: "approve", note: "" });
  }

  /** This editor's newest open change set; a new one when there is none. */
  async own(): Promise<number> {
    return (await this.call<Schemas["Editor"]>("GET", "me")).body.changeSet ?? (await this.open("A test")).body.id;
  }

  /**
   * Submits, approves and publishes a change set: submitted by this editor, approved by others (two for legal text).
   */
  async publish(): Promise<Answer<Schemas["Release"]>> {
    const id = await this.own();
    const submitted = await this.step<Schemas["Release"]>(id, "submit");
    if (submitted.status !== 200) return submitted;
    for (const name of ["amir", "renata"]) await (await Editor.signIn(this.#backend, name)).approve(id);
    return this.step(id, "publication");
  }
}

/** Switches a toggle for everybody: approved and published. */
export async function turn(backend: Pick<TestBackend, "browser">, key: string, on: boolean): Promise<void> {
  const erin = await Editor.signIn(backend);
  await erin.open(`${key} ${on ? "on" : "off"}`);
  const draft = await erin.draftToggle(key, {
    state: "ENABLED",
    variants: { on: true, off: false },
    defaultVariant: on ? "on" : "off",
  });
  const made = await erin.publish();
  if (draft.status !== 200 || made.status !== 201)
    throw new Error(`${key} was not turned: ${draft.status}, ${made.status} ${JSON.stringify(made.body)}`);
}
