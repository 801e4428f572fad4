import type { components } from "@portico/openapi/identity";
import { client } from "@portico/rules/constants";
import { demoPassword } from "../src/database/people.ts";
import type { TestBackend, TestBrowser } from "./types.ts";

type Site = "business" | "community";
type LoginAnswer = components["schemas"]["LoginAnswer"];

/** Extra headers of one call; null removes a default header. */
type Headers = Readonly<Record<string, string | null>>;

const paths = {
  login: "/api/pub/sbnetloginedge/login",
  logout: "/api/pub/session/v1/logout",
  ping: "/api/pub/session/v1/ping",
};

/** A browser with an open page: sends what the portal's clients send, and keeps the latest anti-forgery token. */
export class TestClient {
  readonly browser: TestBrowser;
  readonly site: Site;
  token = "";

  constructor(browser: TestBrowser, site: Site) {
    this.browser = browser;
    this.site = site;
  }

  /** Opens a page. */
  static async open(backend: Pick<TestBackend, "browser">, site: Site = "business"): Promise<TestClient> {
    const caller = new TestClient(backend.browser(site), site);
    caller.token = (await caller.browser.bootstrap()).csrfToken;
    return caller;
  }

  /** Opens a page and signs in as a demo user. */
  static async signedIn(
    backend: Pick<TestBackend, "browser">,
    username: string,
    site: Site = "business",
  ): Promise<TestClient> {
    const caller = await TestClient.open(backend, site);
    const response = await caller.login(username, demoPassword);
    if (!response.ok) throw new Error(`${username} can't sign in: ${response.status} ${await response.text()}`);
    return caller;
  }

  #headers(extra: Headers): Record<string, string> {
    const usual: Headers = {
      "x-vendor-key": client.vendorKey[this.site],
      "x-client-type": client.type,
      "x-csrf-token": this.token,
      "content-type": "application/json",
      ...extra,
    };
    return Object.fromEntries(Object.entries(usual).filter((pair): pair is [string, string] => pair[1] !== null));
  }

  get(path: string, headers: Headers = {}): Promise<Response> {
    return this.browser.fetch(path, {
      headers: this.#headers({ "content-type": null, "x-csrf-token": null, ...headers }),
    });
  }

  send(method: "POST" | "PUT" | "DELETE", path: string, body: unknown, headers: Headers = {}): Promise<Response> {
    const sent = typeof body === "string" || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body);
    return this.browser.fetch(path, {
      method,
      headers: this.#headers(headers),
      ...(body === undefined ? {} : { body: sent }),
    });
  }

  /** Signs in and stores the new token. */
  async login(username: string, password: string, rememberMe = false): Promise<Response> {
    const response = await this.send("POST", paths.login, { username, password, rememberMe });
    if (response.ok) this.token = ((await response.clone().json()) as LoginAnswer).csrfToken;
    return response;
  }

  async logout(reason = "user"): Promise<Response> {
    const response = await this.send("POST", paths.logout, { reason });
    if (response.ok) this.token = ((await response.clone().json()) as { csrfToken: string }).csrfToken;
    return response;
  }

  ping(active: boolean): Promise<Response> {
    return this.send("POST", paths.ping, { active });
  }

  /** This browser's Cookie header. */
  cookies(): string {
    return this.browser.jar.header();
  }
}

/** Parses a response's body as a problem. */
export async function problemOf(response: Response): Promise<{
  status: number;
  code: string;
  fields?: { field: string; code: string }[];
  title: string;
  detail: string;
  retryAfterSeconds?: number;
}> {
  return (await response.json()) as Awaited<ReturnType<typeof problemOf>>;
}
