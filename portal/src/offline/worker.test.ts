import { beforeEach, expect, test } from "vitest";
import { startWorker, type WorkerScope } from "./worker.ts";

type Answer = {
  request: Request;
  waitUntil: (work: Promise<unknown>) => void;
  respondWith: (answer: Promise<Response>) => void;
};
type Listener = (event: Answer) => void;

const origin = "https://my.example";
const files: Record<string, string> = {
  "/offline.html":
    '<script src="/assets/offline-1.js"></script><link href="/assets/offline-2.css"><link href="/icon.svg">',
  "/assets/offline-1.js": "script",
  "/assets/offline-2.css": "styles",
  "/assets/app.js": "app",
  "/account-summary": "summary",
};

/** A worker's surroundings, with a network that can be cut and caches that can be looked into. */
function device() {
  const kept = new Map<string, Map<string, Response>>();
  const line = { isDown: false, asked: [] as string[], credentials: [] as unknown[] };
  const listeners: Record<string, Listener> = {};
  const path = (input: unknown) => new URL(input instanceof Request ? input.url : String(input), origin).pathname;
  const cacheOf = (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, entries);
    return {
      match: async (key: string) => entries.get(key)?.clone(),
      put: async (key: string, response: Response) => void entries.set(key, response),
    } as unknown as Cache;
  };
  startWorker({
    caches: {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
    } as unknown as CacheStorage,
    fetch: async (input, init) => {
      if (line.isDown) throw new TypeError("no network");
      line.asked.push(path(input));
      if (init) line.credentials.push(init.credentials);
      const body = files[path(input)];
      return new Response(body ?? "", { status: body === undefined ? 404 : 200 });
    },
    location: { origin },
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    addEventListener: (name: string, listener: unknown) => void (listeners[name] = listener as Listener),
  } as WorkerScope);
  const happen = async (name: string, request = new Request(origin)) => {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners[name]?.({
      request,
      waitUntil: (each) => void work.push(each),
      respondWith: (each) => void (answer = each),
    });
    await Promise.all(work);
    return answer?.then((response) => response.text());
  };
  /** Browsers allow the mode of a navigation to themselves only. */
  const request = (to: string, as: { mode?: string; destination?: string; method?: string } = {}) => {
    const made = new Request(new URL(to, origin), { method: as.method ?? "GET" });
    for (const name of ["mode", "destination"] as const)
      Object.defineProperty(made, name, { value: as[name] ?? (name === "mode" ? "cors" : "") });
    return made;
  };
  const navigate = (to: string) => happen("fetch", request(to, { mode: "navigate", destination: "document" }));
  return { kept, line, happen, request, navigate };
}

let here: ReturnType<typeof device>;
beforeEach(async () => {
  here = device();
  await here.happen("install");
});

test("the offline page and its files are stored when the worker is installed, without cookies, and nothing else", () => {
  const [cache] = [...here.kept.values()];
  expect([...(cache?.keys() ?? [])].sort()).toEqual(["/assets/offline-1.js", "/assets/offline-2.css", "/offline.html"]);
  expect(new Set(here.line.credentials)).toEqual(new Set(["omit"]));
});

test("a page comes from the network; only without one it is the offline page", async () => {
  expect(await here.navigate("/account-summary?account=1")).toBe("summary");
  here.line.isDown = true;
  expect(await here.navigate("/account-summary")).toBe(files["/offline.html"]);
  expect(await here.happen("fetch", here.request("/assets/offline-1.js"))).toBe("script");
  here.line.isDown = false;
  expect(await here.navigate("/account-summary")).toBe("summary");
});

test.each([
  ["a call of the API", "/api/pub/account/v1/accounts", {}],
  ["a payment", "/selfservice/graph", { method: "POST" }],
  ["a script of the portal", "/assets/app.js", { destination: "script" }],
  ["a download", "/api/pub/statements/1.pdf", { mode: "navigate", destination: "document" }],
  ["the Studio", "/studio/pages", { mode: "navigate", destination: "document" }],
  ["the card form", "https://vault.example/card", { mode: "navigate", destination: "document" }],
  ["a frame", "/account-summary", { mode: "navigate", destination: "iframe" }],
  ["a submitted form", "/account-summary", { mode: "navigate", destination: "document", method: "POST" }],
])("the worker leaves %s to the network and stores nothing of it", async (_what, url, as) => {
  here.line.isDown = true;
  expect(await here.happen("fetch", here.request(url, as))).toBeUndefined();
  here.line.isDown = false;
  expect(await here.happen("fetch", here.request(url, as))).toBeUndefined();
  expect([...here.kept.values()].flatMap((cache) => [...cache.keys()])).toHaveLength(3);
});

test("a new release removes the caches of earlier ones, and no other cache", async () => {
  here.kept.set("offline-earlier", new Map());
  here.kept.set("somebody's", new Map());
  await here.happen("activate");
  expect([...here.kept.keys()]).toEqual(["offline-__OFFLINE_VERSION__", "somebody's"]);
});

test("a page that cannot be stored whole is not stored, and the browser's own page appears", async () => {
  const broken = device();
  const styles = files["/assets/offline-2.css"];
  delete files["/assets/offline-2.css"];
  await expect(broken.happen("install")).rejects.toThrow("404");
  files["/assets/offline-2.css"] = styles ?? "";
  broken.line.isDown = true;
  await expect(broken.navigate("/account-summary")).rejects.toThrow("no network");
});
