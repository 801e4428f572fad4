import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { root } from "../generate/files.ts";
import { askForPage, passThrough, withStartUpData, type BackendPage } from "./backendPage.ts";

const studioFolder = join(root, "content/studio");

/** The portal itself, in an iframe of the Studio. */
const ofPreview = (url = "/") => url.startsWith("/studio/preview/");

const ofStudio = (url = "/") => /^\/studio([/?]|$)/.test(url);

/** Message keys contain dots and are the last segment of a Studio path. */
const isFile = (url: string) => /^\/@/.test(url) || (/\.\w+(\?|$)/.test(url) && !ofStudio(url));

const isDocument = ({ method, headers, url = "/" }: IncomingMessage) =>
  method === "GET" && (headers.accept ?? "").includes("text/html") && !isFile(url);

/** Whether a request is for the card vault, by its host. */
export const isForVault = ({ headers: { host = "" } }: Pick<IncomingMessage, "headers">) => host.startsWith("vault.");

/** The ports of the processes behind this server. */
export type BackendPorts = { portal: number; vault: number };

/** The card form has its own page on its own host; the Studio is a folder of its own. */
function sourcePage(request: IncomingMessage, portal: string): string {
  const { url } = request;
  if (ofPreview(url)) return join(portal, "preview.html");
  if (ofStudio(url)) return join(studioFolder, "index.html");
  return join(portal, isForVault(request) ? "vault.html" : "index.html");
}

/** Maps the Studio page's root-relative imports, which are outside Vite's root, the portal. */
const fromVitesRoot = (source: string, url: string | undefined) =>
  ofStudio(url) && !ofPreview(url) ? source.replace('src="/src/', `src="/@fs/${studioFolder}/src/`) : source;

const isPage = ({ status, headers }: BackendPage) =>
  status !== 304 && (headers["content-type"] ?? "").includes("text/html");

function passOn({ status, headers, body }: BackendPage, response: ServerResponse): void {
  const { "transfer-encoding": _chunked, "content-length": _length, ...rest } = headers;
  response.writeHead(status, rest).end(body);
}

async function answer(
  server: ViteDevServer,
  ports: BackendPorts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { "if-none-match": _tag, ...headers } = request.headers;
  const page = await askForPage(isForVault(request) ? ports.vault : ports.portal, { url: request.url, headers });
  if (!isPage(page)) return passOn(page, response);
  const source = fromVitesRoot(await readFile(sourcePage(request, server.config.root), "utf8"), request.url);
  const html = await server.transformIndexHtml(request.url ?? "/", withStartUpData(source, page.body));
  response
    .writeHead(page.status, {
      "content-type": "text/html; charset=utf-8",
      "set-cookie": page.headers["set-cookie"] ?? [],
    })
    .end(html);
}

/**
 * Serves every document of the portal with hot reload: the backend decides (redirects, language, site, session) and
 * renders the start-up data, Vite adds the scripts. The strict production headers (CSP) are not sent, because they
 * would block Vite's own scripts.
 */
export function livePages(ports: BackendPorts): Plugin {
  return {
    name: "portico:live-pages",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!isDocument(request)) return next();
        answer(server, ports, request, response).catch(next);
      });
    },
  };
}

/** Proxies the card form's API calls to the card vault: Vite's own proxy matches paths only, not hosts. */
export function vaultCalls({ vault }: BackendPorts, paths: string): Plugin {
  const isCall = new RegExp(paths);
  return {
    name: "portico:vault-calls",
    configureServer(server) {
      server.middlewares.use((request, response, next) =>
        isForVault(request) && isCall.test(request.url ?? "") ? passThrough(vault, request, response) : next(),
      );
    },
  };
}
