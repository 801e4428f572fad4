import type { components } from "@portico/openapi/portal";
import { Caller } from "./caller.ts";
import type { TestBackend } from "./types.ts";

type PreviewStart = components["schemas"]["PreviewStart"];
type Headers = Readonly<Record<string, string | null>>;

/** What is asked for where a test says nothing: dana's portal with what is live. */
const usual = { site: "business", person: "dana", changeSet: "-", locale: "en-US" };

/** An editor who opens previews of the portal, and what such a page then calls. */
export class Onlooker {
  readonly #backend: TestBackend;
  readonly caller: Caller;

  constructor(backend: TestBackend, caller: Caller) {
    this.#backend = backend;
    this.caller = caller;
  }

  static async signIn(backend: TestBackend, username = "erin"): Promise<Onlooker> {
    return new Onlooker(backend, await Caller.signedIn(backend, username));
  }

  page(of: Partial<typeof usual> = {}, host = "localhost:3000") {
    const { site, person, changeSet, locale } = { ...usual, ...of };
    const url = `/studio/preview/${site}/${person}/${changeSet}/${locale}/billing`;
    return this.#backend.app.inject({ url, headers: { host, accept: "text/html", cookie: this.caller.cookies() } });
  }

  /** What a page starts with. */
  async start(of: Partial<typeof usual> = {}): Promise<PreviewStart> {
    const { body } = await this.page(of);
    return JSON.parse(/id="portico-bootstrap">([^<]*)</.exec(body)?.[1] ?? "null") as PreviewStart;
  }
}

/** A call as the page of a preview makes it. */
export function previewCall(caller: Caller, { token, bootstrap }: PreviewStart, method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown, extra: Headers = {}): Promise<Response> {
  const headers = { "x-portico-preview": token, "x-vendor-key": bootstrap.vendorKey, "x-csrf-token": bootstrap.csrfToken, "accept-language": bootstrap.locale, ...extra };
  return method === "GET" ? caller.get(path, headers) : caller.send(method, path, body, body === undefined ? { ...headers, "content-type": null } : headers);
}
