import type { openBackend } from "@portico/backend/testing";
import type { components } from "@portico/openapi/content";

type Backend = Awaited<ReturnType<typeof openBackend>>;
type Schemas = components["schemas"];

/** Erin, who edits and publishes, over the documented API. */
export type TestEditor = {
  draft(key: string, wording: { en: string; es: string }): Promise<void>;
  toggle(key: string, defaultVariant: "on" | "off"): Promise<void>;
  publish(): Promise<void>;
  kill(key: string): Promise<void>;
  restore(release: string): Promise<void>;
  errors(): Promise<Schemas["CountedError"][]>;
};

const reason = "A test";

export async function editorOn(backend: Backend): Promise<TestEditor> {
  const { fetch, bootstrap } = backend.browser();
  const { csrfToken, vendorKey } = await bootstrap();
  const own = { "content-type": "application/json", "x-vendor-key": vendorKey, "x-client-type": "SSPP" };
  const signedIn = await fetch("/api/pub/sbnetloginedge/login", { method: "POST", headers: { ...own, "x-csrf-token": csrfToken }, body: JSON.stringify({ username: "erin", password: "portico-demo-2026", rememberMe: false }) });
  const { csrfToken: token } = (await signedIn.json()) as { csrfToken: string };

  async function read(path: string): Promise<{ etag: string; body: unknown }> {
    const answer = await fetch(`/content/v1/editor/${path}`);
    return { etag: answer.headers.get("etag") ?? "", body: await answer.json() };
  }
  async function write(method: string, path: string, version: string, body: object): Promise<void> {
    const answer = await fetch(`/content/v1/editor/${path}`, { method, headers: { "content-type": "application/json", "x-csrf-token": token, "if-match": version }, body: JSON.stringify({ reason, ...body }) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  }
  const live = async () => (await read("releases")).etag;
  return {
    draft: async (key, wording) => write("PUT", `messages/${key}/draft`, (await read(`messages/${key}`)).etag, wording),
    toggle: async (key, defaultVariant) => write("PUT", `toggles/${key}/draft`, (await read(`toggles/${key}`)).etag, { definition: { state: "ENABLED", variants: { on: true, off: false }, defaultVariant } }),
    publish: async () => write("POST", "releases", await live(), {}),
    kill: async (key) => write("POST", `toggles/${key}/kill`, (await read(`toggles/${key}`)).etag, {}),
    restore: async (release) => write("POST", `releases/${release}/restore`, await live(), {}),
    errors: async () => ((await read("errors")).body as { errors: Schemas["CountedError"][] }).errors,
  };
}
