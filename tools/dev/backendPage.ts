import { request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";

/** The backend's response to a request for a document. */
export type BackendPage = { status: number; headers: IncomingHttpHeaders; body: string };

const askingPause = 300;
const longestWait = 30_000;

function ask(port: number, { url, headers }: Pick<IncomingMessage, "url" | "headers">): Promise<BackendPage> {
  return new Promise((resolve, reject) => {
    // Keep the Host header, which selects the site. Ask for no compression, because the body is read here.
    const asked = request({
      host: "127.0.0.1",
      port,
      path: url ?? "/",
      headers: { ...headers, "accept-encoding": "identity", connection: "close" },
    });
    asked.once("error", reject);
    asked.once("response", (answer) => {
      let body = "";
      answer.setEncoding("utf8").on("data", (part: string) => (body += part));
      answer.once("end", () => resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body }));
      answer.once("error", reject);
    });
    asked.end();
  });
}

/** Requests a document from the backend, and retries while the backend restarts. */
export async function askForPage(port: number, page: Pick<IncomingMessage, "url" | "headers">): Promise<BackendPage> {
  for (const end = Date.now() + longestWait; ; await new Promise((resolve) => setTimeout(resolve, askingPause))) {
    try {
      return await ask(port, page);
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** Proxies a request unchanged, and its response. */
export function passThrough(port: number, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = incoming;
  const asked = request({ host: "127.0.0.1", port, method, path: url, headers });
  asked.once("response", (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.once("error", () => response.writeHead(502).end());
  incoming.pipe(asked);
}

/** What the server renders into its page: start-up data, language and site, title. */
const written = [
  /(<script[^>]*\bid="portico-bootstrap"[^>]*>)([\s\S]*?)(<\/script>)/,
  /()(<html[^>]*>)()/,
  /(<title>)([^<]*)(<\/title>)/,
];

/** Copies what the server rendered into the source page that Vite serves. */
export function withStartUpData(source: string, served: string): string {
  return written.reduce((page, part) => {
    const text = part.exec(served)?.[2];
    if (text === undefined) throw new Error(`The backend's page does not have ${part.source}`);
    // Use a replacer function: start-up data may contain "$&" and the like.
    return page.replace(part, (_all, before: string, _old: string, after: string) => before + text + after);
  }, source);
}
