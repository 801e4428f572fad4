import { request, type APIRequestContext } from "@playwright/test";
import type { components } from "@portico/openapi/studio";
import { demoPerson } from "../fixtures/people.ts";

type Schemas = components["schemas"];
type Wording = { en: string; es: string };

const sender = { "x-vendor-key": "SMB", "x-client-type": "SSPP" };
const reason = "A journey";

/** Somebody of the demo at the editors' doors. */
export class Seat {
  readonly #api: APIRequestContext;
  readonly #token: string;

  private constructor(api: APIRequestContext, token: string) {
    this.#api = api;
    this.#token = token;
  }

  static async take(port: number, name: Parameters<typeof demoPerson>[0]): Promise<Seat> {
    const api = await request.newContext({ baseURL: `http://127.0.0.1:${port}` });
    const page = (await (await api.get("/api/pub/portal/v1/bootstrap")).json()) as { csrfToken: string };
    const answer = await api.post("/api/pub/sbnetloginedge/login", {
      headers: { ...sender, "x-csrf-token": page.csrfToken },
      data: { ...demoPerson(name), rememberMe: false },
    });
    return new Seat(api, ((await answer.json()) as { csrfToken: string }).csrfToken);
  }

  async read<T>(path: string): Promise<{ etag: string; body: T }> {
    const answer = await this.#api.get(`/content/v1/editor/${path}`);
    return { etag: answer.headers()["etag"] ?? "", body: (await answer.json()) as T };
  }

  /** Every write names the version that it starts from. */
  async write<T>(method: "put" | "post", path: string, version: string, data: object): Promise<T> {
    const answer = await this.#api[method](`/content/v1/editor/${path}`, { data, headers: { "x-csrf-token": this.#token, "if-match": version } });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** One step of a change set, from what it is now. */
  async step(changeSet: number, name: string, data: object = { reason }): Promise<void> {
    await this.write("post", `change-sets/${changeSet}/${name}`, (await this.read(`change-sets/${changeSet}`)).etag, data);
  }

  /** Saves words for a key into a change set, from what they are now. */
  async draft(changeSet: number, key: string, { en, es }: Wording): Promise<void> {
    const { etag } = await this.read(`messages/${key}?changeSet=${changeSet}`);
    await this.write("put", `messages/${key}/draft?changeSet=${changeSet}`, etag, { en, es, reason });
  }

  /** Business time goes on; sessions keep real time. */
  async letPass(seconds: number): Promise<void> {
    const answer = await this.#api.post("/demo/clock", { data: { advanceSeconds: seconds }, headers: { ...sender, "x-csrf-token": this.#token } });
    if (!answer.ok()) throw new Error(`The clock stayed where it was: ${answer.status()} ${await answer.text()}`);
  }

  leave(): Promise<void> {
    return this.#api.dispose();
  }
}

/** The content editor of the demo and the colleague who approves, working as docs/content.md says. */
export class Editor {
  readonly #erin: Seat;
  readonly #amir: Seat;

  private constructor(erin: Seat, amir: Seat) {
    this.#erin = erin;
    this.#amir = amir;
  }

  static async signIn(port: number): Promise<Editor> {
    return new Editor(await Seat.take(port, "erin"), await Seat.take(port, "amir"));
  }

  /** The release that customers see. */
  async live(): Promise<string> {
    const { live } = (await this.#erin.read<{ live: Schemas["Live"][] }>("releases")).body;
    const shown = live.find(({ environment }) => environment === "production");
    if (!shown) throw new Error("Nothing is live.");
    return shown.release;
  }

  /** Saves other words for a key in a change set of their own; answers its number. */
  async write(key: string, wording: Wording): Promise<number> {
    const { id } = await this.#erin.write<Schemas["ChangeSet"]>("post", "change-sets", "", { title: `Words of ${key}` });
    await this.#erin.draft(id, key, wording);
    return id;
  }

  /** Saves other words for a key, has them approved and makes them live. */
  async publishWords(key: string, wording: Wording): Promise<void> {
    const id = await this.write(key, wording);
    await this.#erin.step(id, "submit");
    await this.#amir.step(id, "reviews", { decision: "approve", note: "" });
    await this.#erin.step(id, "publication");
  }

  /** Turns a toggle off for everybody, now. */
  async kill(toggle: string): Promise<void> {
    const { liveEtag } = (await this.#erin.read<Schemas["Toggle"]>(`toggles/${toggle}`)).body;
    await this.#erin.write("post", `toggles/${toggle}/kill`, liveEtag, { reason });
  }

  /** Makes an earlier release live again. */
  async restore(release: string): Promise<void> {
    await this.#erin.write("post", `releases/${release}/restore`, (await this.#erin.read("releases")).etag, { reason: "The journey is over" });
  }

  async signOut(): Promise<void> {
    await this.#erin.leave();
    await this.#amir.leave();
  }
}
