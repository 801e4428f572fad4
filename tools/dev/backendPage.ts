import { request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";

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

const startUpData = /<script type="application\/json" id="portico-bootstrap"[^>]*>([\s\S]*?)<\/script>/;
const htmlTag = /<html[^>]*>/;

/** Puts what the server wrote into its page (start-up data, language, site) into the source page that Vite serves. */
export function withStartUpData(source: string, served: string): string {
  const data = startUpData.exec(served)?.[1];
  const html = htmlTag.exec(served)?.[0];
  if (data === undefined || html === undefined) throw new Error("The backend's page carries no start-up data.");
  // Replaced by functions: start-up data may hold "$&" and the like.
  return source.replace(htmlTag, () => html).replace("__PORTICO_BOOTSTRAP__", () => data);
}
