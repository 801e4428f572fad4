import type { components } from "@portico/openapi/content";
import type { TestBackend, TestBrowser } from "./types.ts";

type Schemas = components["schemas"];

export const demoPassword = "portico-demo-2026";

/** Signs somebody in; answers the anti-forgery token of the new session. */
export async function signIn(browser: TestBrowser, username: string): Promise<string> {
  const { csrfToken, vendorKey } = await browser.bootstrap();
  const headers = { "content-type": "application/json", "x-vendor-key": vendorKey, "x-client-type": "SSPP", "x-csrf-token": csrfToken };
  const answer = await browser.fetch("/api/pub/sbnetloginedge/login", { method: "POST", headers, body: JSON.stringify({ username, password: demoPassword, rememberMe: false }) });
  if (answer.status !== 200) throw new Error(`${username} could not sign in: ${answer.status}`);
  return ((await answer.json()) as { csrfToken: string }).csrfToken;
}

export type Answer<T> = { status: number; etag: string; body: T };

/** What an editor does over the documented API, as `docs/content.md` shows it with curl. */
export type Editor = {
  call<T>(method: string, path: string, body?: unknown, ifMatch?: string): Promise<Answer<T>>;
  message(key: string, scope?: string): Promise<Answer<Schemas["Message"]>>;
  draft(key: string, wording: { en: string; es: string }, ifMatch?: string, scope?: string): Promise<Answer<Schemas["Message"]>>;
  publish(body?: object, ifMatch?: string): Promise<Answer<Schemas["Release"]>>;
  releases(): Promise<Answer<{ releases: Schemas["Release"][]; live: Schemas["Live"][] }>>;
};

export async function openEditor(backend: Pick<TestBackend, "browser">, username = "erin"): Promise<Editor> {
  const browser = backend.browser();
  const token = await signIn(browser, username);
  async function call<T>(method: string, path: string, body?: unknown, ifMatch?: string): Promise<Answer<T>> {
    const headers = { "x-csrf-token": token, ...(body === undefined ? {} : { "content-type": "application/json" }), ...(ifMatch === undefined ? {} : { "if-match": ifMatch }) };
    const answer = await browser.fetch(`/content/v1/editor/${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    const text = await answer.text();
    return { status: answer.status, etag: answer.headers.get("etag") ?? "", body: (text === "" ? undefined : JSON.parse(text)) as T };
  }
  const editor: Editor = {
    call,
    message: (key, scope = "all") => call("GET", `messages/${key}?scope=${scope}`),
    draft: async (key, wording, ifMatch, scope = "all") => call("PUT", `messages/${key}/draft?scope=${scope}`, { ...wording, reason: "A test" }, ifMatch ?? (await editor.message(key, scope)).etag),
    publish: async (body = {}, ifMatch) => call("POST", "releases", { reason: "A test", ...body }, ifMatch ?? (await editor.releases()).etag),
    releases: () => call("GET", "releases"),
  };
  return editor;
}

/** An editor turns a toggle for everybody, and publishes it. */
export async function turn(backend: Pick<TestBackend, "browser">, key: string, on: boolean): Promise<void> {
  const editor = await openEditor(backend);
  const { etag } = await editor.call("GET", `toggles/${key}`);
  const definition = { state: "ENABLED", variants: { on: true, off: false }, defaultVariant: on ? "on" : "off" };
  const draft = await editor.call("PUT", `toggles/${key}/draft`, { definition, reason: "A test" }, etag);
  const made = await editor.publish({ messages: [], toggles: [key] });
  if (draft.status !== 200 || made.status !== 201) throw new Error(`${key} was not turned: ${draft.status}, ${made.status} ${JSON.stringify(made.body)}`);
}
