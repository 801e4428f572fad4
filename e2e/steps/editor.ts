import { request, type APIRequestContext } from "@playwright/test";
import type { components } from "@portico/openapi/content";
import { demoPerson } from "../fixtures/people.ts";

type Schemas = components["schemas"];
type Wording = { en: string; es: string };

const sender = { "x-vendor-key": "SMB", "x-client-type": "SSPP" };

/** The content editor of the demo, working as docs/content.md says. */
export class Editor {
  readonly #api: APIRequestContext;
  readonly #token: string;

  private constructor(api: APIRequestContext, token: string) {
    this.#api = api;
    this.#token = token;
  }

  static async signIn(port: number): Promise<Editor> {
    const api = await request.newContext({ baseURL: `http://127.0.0.1:${port}` });
    const page = (await (await api.get("/api/pub/portal/v1/bootstrap")).json()) as { csrfToken: string };
    const answer = await api.post("/api/pub/sbnetloginedge/login", {
      headers: { ...sender, "x-csrf-token": page.csrfToken },
      data: { ...demoPerson("erin"), rememberMe: false },
    });
    return new Editor(api, ((await answer.json()) as { csrfToken: string }).csrfToken);
  }

  /** The release that is live on the business site. */
  async live(): Promise<string> {
    const { live } = (await (await this.#api.get("/content/v1/editor/releases")).json()) as { live: Schemas["Live"][] };
    const [first] = live;
    if (!first) throw new Error("Nothing is live.");
    return first.release;
  }

  /** Saves other words for a key and makes them live. */
  async publishWords(key: string, { en, es }: Wording): Promise<void> {
    await this.#write("put", `messages/${key}/draft`, `messages/${key}`, { en, es, reason: "A journey" });
    await this.#write("post", "releases", "releases", { reason: "A journey", messages: [key] });
  }

  /** Turns a toggle off for everybody, now. */
  async kill(toggle: string): Promise<void> {
    await this.#write("post", `toggles/${toggle}/kill`, `toggles/${toggle}`, { reason: "A journey" });
  }

  /** Makes an earlier release live again. */
  async restore(release: string): Promise<void> {
    await this.#write("post", `releases/${release}/restore`, "releases", { reason: "The journey is over" });
  }

  async signOut(): Promise<void> {
    await this.#api.dispose();
  }

  /** Every write names the version that it starts from. */
  async #write(method: "put" | "post", path: string, startsFrom: string, data: object): Promise<void> {
    const { etag = "" } = (await this.#api.get(`/content/v1/editor/${startsFrom}`)).headers();
    const answer = await this.#api[method](`/content/v1/editor/${path}`, { data, headers: { "x-csrf-token": this.#token, "if-match": etag } });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  }
}
