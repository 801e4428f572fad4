import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
};

/** Serves a folder on a free loopback port. `/empty` is a blank page of the same origin. */
export async function serve(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://bench").pathname);
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    if (path === "/empty") response.setHeader("content-type", "text/html").end("<!doctype html><title>Empty</title>");
    else if (!existsSync(file)) response.writeHead(404).end();
    else
      createReadStream(file).pipe(
        response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream"),
      );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
