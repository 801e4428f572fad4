import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { askForPage, withStartUpData, type BackendPage } from "./backendPage.ts";

const isDocument = ({ method, headers, url = "/" }: IncomingMessage) =>
  method === "GET" && (headers.accept ?? "").includes("text/html") && !/^\/@|\.\w+(\?|$)/.test(url);

/** The card form has a page of its own, on a host of its own. */
const sourcePage = (host = "") => (host.startsWith("vault.") ? "vault.html" : "index.html");

const isPage = ({ status, headers }: BackendPage) => status !== 304 && (headers["content-type"] ?? "").includes("text/html");

function passOn({ status, headers, body }: BackendPage, response: ServerResponse): void {
  const { "transfer-encoding": _chunked, "content-length": _length, ...rest } = headers;
  response.writeHead(status, rest).end(body);
}

async function answer(server: ViteDevServer, port: number, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { "if-none-match": _tag, ...headers } = request.headers;
  const page = await askForPage(port, { url: request.url, headers });
  if (!isPage(page)) return passOn(page, response);
  const source = await readFile(join(server.config.root, sourcePage(headers.host)), "utf8");
  const html = await server.transformIndexHtml(request.url ?? "/", withStartUpData(source, page.body));
  response.writeHead(page.status, { "content-type": "text/html; charset=utf-8", "set-cookie": page.headers["set-cookie"] ?? [] }).end(html);
}

/**
 * Serves every document of the portal with hot reload: the backend decides (redirects, language, site, session) and
 * writes the start-up data, Vite supplies the scripts. The strict headers of production are not sent, because Vite's own
 * scripts would not pass them.
 */
export function livePages(backendPort: number): Plugin {
  return {
    name: "portico:live-pages",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!isDocument(request)) return next();
        answer(server, backendPort, request, response).catch(next);
      });
    },
  };
}
