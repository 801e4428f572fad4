import { request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";

/** What the backend answers to a request for a document. */
export type BackendPage = { status: number; headers: IncomingHttpHeaders; body: string };

const askingPause = 300;
const longestWait = 30_000;

function ask(port: number, { url, headers }: Pick<IncomingMessage, "url" | "headers">): Promise<BackendPage> {
  return new Promise((resolve, reject) => {
    // The Host header stays: it says which site is meant. No compression, because the body is read here.
    const asked = request({ host: "127.0.0.1", port, path: url ?? "/", headers: { ...headers, "accept-encoding": "identity", connection: "close" } });
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

/** Asks the backend for a document, and waits while the backend is being started again. */
export async function askForPage(port: number, page: Pick<IncomingMessage, "url" | "headers">): Promise<BackendPage> {
  for (const end = Date.now() + longestWait; ; await new Promise((resolve) => setTimeout(resolve, askingPause))) {
    try {
      return await ask(port, page);
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** Hands a call on as it came, and its answer back. */
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

/** What the server writes into its page: start-up data, language and site, title. */
const written = [/(<script[^>]*\bid="portico-bootstrap"[^>]*>)([\s\S]*?)(<\/script>)/, /()(<html[^>]*>)()/, /(<title>)([^<]*)(<\/title>)/];

/** Puts what the server wrote into its page into the source page that Vite serves. */
export function withStartUpData(source: string, served: string): string {
  return written.reduce((page, part) => {
    const text = part.exec(served)?.[2];
    if (text === undefined) throw new Error(`The backend's page does not have ${part.source}`);
    // Replaced by a function: start-up data may hold "$&" and the like.
    return page.replace(part, (_all, before: string, _old: string, after: string) => before + text + after);
  }, source);
}
