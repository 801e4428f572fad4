import { request, type APIRequestContext } from "@playwright/test";
import type { components } from "@portico/openapi/studio";
import { demoPerson } from "../fixtures/people.ts";

type Schemas = components["schemas"];
type Wording = { en: string; es: string };

const sender = { "x-vendor-key": "SMB", "x-client-type": "SSPP" };
const reason = "A journey";

/** An API client of a demo person on the editors' endpoints. */
export class EditorApi {
  readonly #api: APIRequestContext;
  readonly #token: string;

  private constructor(api: APIRequestContext, token: string) {
    this.#api = api;
    this.#token = token;
  }

  static async signIn(port: number, name: Parameters<typeof demoPerson>[0]): Promise<EditorApi> {
    const api = await request.newContext({ baseURL: `http://127.0.0.1:${port}` });
    const page = (await (await api.get("/api/pub/portal/v1/bootstrap")).json()) as { csrfToken: string };
    const answer = await api.post("/api/pub/sbnetloginedge/login", {
      headers: { ...sender, "x-csrf-token": page.csrfToken },
      data: { ...demoPerson(name), rememberMe: false },
    });
    return new EditorApi(api, ((await answer.json()) as { csrfToken: string }).csrfToken);
  }

  async read<T>(path: string): Promise<{ etag: string; body: T }> {
    const answer = await this.#api.get(`/content/v1/editor/${path}`);
    return { etag: answer.headers()["etag"] ?? "", body: (await answer.json()) as T };
  }

  /** Optimistic locking: every write names the version that it is based on. */
  async write<T>(method: "put" | "post", path: string, version: string, data: object): Promise<T> {
    const answer = await this.#api[method](`/content/v1/editor/${path}`, {
      data,
      headers: { "x-csrf-token": this.#token, "if-match": version },
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** Moves a change set one step on, based on its current version. */
  async step(changeSet: number, name: string, data: object = { reason }): Promise<void> {
    await this.write(
      "post",
      `change-sets/${changeSet}/${name}`,
      (await this.read(`change-sets/${changeSet}`)).etag,
      data,
    );
  }

  /** Saves the text of a key into a change set, based on its current version. */
  async draft(changeSet: number, key: string, { en, es }: Wording): Promise<void> {
    const { etag } = await this.read(`messages/${key}?changeSet=${changeSet}`);
    await this.write("put", `messages/${key}/draft?changeSet=${changeSet}`, etag, { en, es, reason });
  }

  /** Advances business time; sessions keep real time. */
  async advanceClock(seconds: number): Promise<void> {
    const answer = await this.#api.post("/demo/clock", {
      data: { advanceSeconds: seconds },
      headers: { ...sender, "x-csrf-token": this.#token },
    });
    if (!answer.ok()) throw new Error(`The clock stayed where it was: ${answer.status()} ${await answer.text()}`);
  }

  leave(): Promise<void> {
    return this.#api.dispose();
  }
}

/** The demo's content editor and the colleague who approves, following the workflow of docs/content.md. */
export class Editor {
  readonly #erin: EditorApi;
  readonly #amir: EditorApi;

  private constructor(erin: EditorApi, amir: EditorApi) {
    this.#erin = erin;
    this.#amir = amir;
  }

  static async signIn(port: number): Promise<Editor> {
    return new Editor(await EditorApi.signIn(port, "erin"), await EditorApi.signIn(port, "amir"));
  }

  /** The live release. */
  async live(): Promise<string> {
    const { live } = (await this.#erin.read<{ live: Schemas["Live"][] }>("releases")).body;
    const shown = live.find(({ environment }) => environment === "production");
    if (!shown) throw new Error("Nothing is live.");
    return shown.release;
  }

  /** Saves new text for a key in a new change set; returns its number. */
  async write(key: string, wording: Wording): Promise<number> {
    const { id } = await this.#erin.write<Schemas["ChangeSet"]>("post", "change-sets", "", {
      title: `Words of ${key}`,
      idempotencyKey: crypto.randomUUID(),
    });
    await this.#erin.draft(id, key, wording);
    return id;
  }

  /** Saves new text for a key and has it approved; returns the number of its change set. */
  async writeApproved(key: string, wording: Wording): Promise<number> {
    const id = await this.write(key, wording);
    await this.#erin.step(id, "submit");
    await this.#amir.step(id, "reviews", { decision: "approve", note: "" });
    return id;
  }

  /** Saves new text for a key, has it approved and publishes it. */
  async publishText(key: string, wording: Wording): Promise<void> {
    const id = await this.writeApproved(key, wording);
    await this.#erin.step(id, "publication");
  }

  /** Turns a feature toggle off for everybody, immediately. */
  async kill(toggle: string): Promise<void> {
    const { liveEtag } = (await this.#erin.read<Schemas["Toggle"]>(`toggles/${toggle}`)).body;
    await this.#erin.write("post", `toggles/${toggle}/kill`, liveEtag, { reason });
  }

  /** Rolls back to an earlier release. */
  async restore(release: string): Promise<void> {
    await this.#erin.write("post", `releases/${release}/restore`, (await this.#erin.read("releases")).etag, {
      reason: "The journey is over",
    });
  }

  async signOut(): Promise<void> {
    await this.#erin.leave();
    await this.#amir.leave();
  }
}
