import "@portico/design-system/theme";
import "@portico/design-system/theme/community";
import { builtIn } from "@portico/content-runtime/builtIn";
import { startContent } from "@portico/content-runtime/start";
import { createRoot } from "react-dom/client";
import { type Bootstrap, readEmbeddedBootstrap } from "./api/bootstrap.ts";
import { browserPage } from "./api/pageSignals.ts";
import { createCallFeed, recordCalls } from "./api/recorder.ts";
import { browserTabs } from "./api/tabChannel.ts";
import { App } from "./app/App.tsx";
import { createPortal } from "./app/createPortal.ts";
import { routerNavigator } from "./app/router/routerNavigator.ts";
import { startTable } from "./app/router/routeTable.tsx";
import { showStartFailure } from "./app/startFailure.ts";
import { pageStorage } from "./lib/storage.ts";
import { whenIdle } from "./lib/whenIdle.ts";

/** Registers the worker that shows the offline page, after everything that the first screen needs. */
function registerWorker(): void {
  whenIdle(
    () => void import("./app/afterStart.ts").then((part) => part.registerOfflineWorker(window)).catch(() => undefined),
  );
}

/** The release stream starts after the first screen, so its code is loaded separately. */
async function openEventStream({ content, site }: Bootstrap) {
  const { contentEvents, delayOf } = await import("@portico/content-runtime/events");
  return { events: contentEvents({ url: content.events, site }), delayOf };
}

/** The stream of account events too, and only for customers. */
async function openAccountEvents({ site }: Bootstrap) {
  return (await import("./app/afterStart.ts")).accountEvents(site);
}

/** On a page that the server did not render (the development server's), fetches the same data. */
async function bootstrap(): Promise<Bootstrap> {
  const embedded = readEmbeddedBootstrap(document);
  if (embedded) return embedded;
  const response = await fetch("/api/pub/portal/v1/bootstrap");
  if (!response.ok) throw new Error(`The start-up data could not be read: ${response.status}.`);
  return (await response.json()) as Bootstrap;
}

async function start(root: HTMLElement) {
  const routes = startTable(window.location.pathname);
  const page = await bootstrap();
  document.documentElement.dataset["site"] = page.site;
  const storage = pageStorage(window);
  const calls = createCallFeed();
  const content = await startContent({ bootstrap: page, fetch: recordCalls(fetch, calls, Date.now), storage, builtIn });
  const navigator = routerNavigator(window);
  const portal = createPortal({
    bootstrap: page,
    fetch,
    calls,
    content,
    navigator,
    openEventStream: () => openEventStream(page),
    openAccountEvents: () => openAccountEvents(page),
    storage,
    tabStorage: pageStorage(window, "sessionStorage"),
    tabs: browserTabs(),
    page: browserPage(window),
    beacon: (path, body) => window.navigator.sendBeacon(path, body),
  });
  portal.run();
  const table = await routes;
  createRoot(root).render(
    <App portal={portal} content={content} navigator={navigator} bootstrap={page} routes={table} />,
  );
  registerWorker();
}

const root = document.getElementById("root");
if (root) start(root).catch((error: unknown) => showStartFailure(root, error));
