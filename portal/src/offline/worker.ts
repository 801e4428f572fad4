/** The events and the scope of a service worker that are used here; TypeScript's DOM library has none of them. */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = Lasting & { request: Request; respondWith: (response: Promise<Response>) => void };
export type WorkerScope = {
  caches: CacheStorage;
  fetch: typeof fetch;
  location: { origin: string };
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: {
    (name: "install" | "activate", listener: (event: Lasting) => void): void;
    (name: "fetch", listener: (event: FetchEvent) => void): void;
  };
};

/** Replaced with the hash of the built offline page, so that each release has a worker and a cache of its own. */
const version = "__OFFLINE_VERSION__";
const prefix = "offline-";
const page = "/offline.html";

/** Files and services answer for themselves; the Studio is not part of the offline view. */
const notPages = /^\/(api|assets|content|demo|ofrep|selfservice|studio|webmail\/graphql)(\/|$)|\.[a-z0-9]+$/i;

const filesIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path ?? "");

/**
 * The worker of the offline page. It answers two things: the navigation to a page that the network cannot deliver, with
 * the stored offline page, and that page's own files. Every other request, and so every call of the API, goes to the
 * network as if there were no worker; nothing of it is stored, queued or repeated.
 */
export function startWorker(scope: WorkerScope): void {
  const cacheName = prefix + version;
  const open = () => scope.caches.open(cacheName);

  /** Without cookies: what is stored is the same for everybody. */
  const fetched = async (path: string) => {
    const response = await scope.fetch(path, { credentials: "omit", cache: "no-cache" });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
    return response;
  };

  /** The files first: a stored page always has its files. */
  async function store(): Promise<void> {
    const response = await fetched(page);
    const cache = await open();
    const files = filesIn(await response.clone().text());
    await Promise.all(files.map(async (path) => cache.put(path, await fetched(path))));
    await cache.put(page, response);
  }

  async function removeOlder(): Promise<void> {
    const names = await scope.caches.keys();
    const older = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
    await Promise.all(older.map((name) => scope.caches.delete(name)));
  }

  async function stored(path: string): Promise<Response | undefined> {
    return (await open()).match(path);
  }

  async function navigated(request: Request): Promise<Response> {
    try {
      return await scope.fetch(request);
    } catch (unreachable) {
      const offline = await stored(page);
      if (offline) return offline;
      throw unreachable;
    }
  }

  scope.addEventListener("install", (event) => event.waitUntil(store().then(() => scope.skipWaiting())));
  scope.addEventListener("activate", (event) => event.waitUntil(removeOlder().then(() => scope.clients.claim())));
  scope.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== scope.location.origin) return;
    if (request.mode === "navigate") {
      if (request.destination === "document" && !notPages.test(pathname)) event.respondWith(navigated(request));
      return;
    }
    if (pathname.startsWith("/assets/offline-"))
      event.respondWith(stored(pathname).then((file) => file ?? scope.fetch(request)));
  });
}

// In tests the module is loaded without a worker around it.
if ("ServiceWorkerGlobalScope" in globalThis) startWorker(globalThis as unknown as WorkerScope);
