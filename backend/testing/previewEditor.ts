import type { components } from "@portico/openapi/portal";
import { TestClient } from "./testClient.ts";
import type { TestBackend } from "./types.ts";

type PreviewStart = components["schemas"]["PreviewStart"];
type Headers = Readonly<Record<string, string | null>>;

/** The default preview: dana's portal with live content. */
const usual = { site: "business", person: "dana", changeSet: "-", locale: "en-US" };

/** An editor who opens previews of the portal, and the calls of such a page. */
export class PreviewEditor {
  readonly #backend: TestBackend;
  readonly client: TestClient;

  constructor(backend: TestBackend, client: TestClient) {
    this.#backend = backend;
    this.client = client;
  }

  static async signIn(backend: TestBackend, username = "erin"): Promise<PreviewEditor> {
    return new PreviewEditor(backend, await TestClient.signedIn(backend, username));
  }

  page(of: Partial<typeof usual> = {}, host = "localhost:3000") {
    const { site, person, changeSet, locale } = { ...usual, ...of };
    const url = `/studio/preview/${site}/${person}/${changeSet}/${locale}/billing`;
    return this.#backend.app.inject({ url, headers: { host, accept: "text/html", cookie: this.client.cookies() } });
  }

  /** A page's start-up data. */
  async start(of: Partial<typeof usual> = {}): Promise<PreviewStart> {
    const { body } = await this.page(of);
    return JSON.parse(/id="portico-bootstrap">([^<]*)</.exec(body)?.[1] ?? "null") as PreviewStart;
  }
}

/** A call as a preview's page makes it. */
export function previewCall(
  client: TestClient,
  { token, bootstrap }: PreviewStart,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
  extra: Headers = {},
): Promise<Response> {
  const headers = {
    "x-portico-preview": token,
    "x-vendor-key": bootstrap.vendorKey,
    "x-csrf-token": bootstrap.csrfToken,
    "accept-language": bootstrap.locale,
    ...extra,
  };
  return method === "GET"
    ? client.get(path, headers)
    : client.send(method, path, body, body === undefined ? { ...headers, "content-type": null } : headers);
}
