import { createServer } from "node:http";
import { describe, expect, test } from "vitest";
import { freePort } from "../start/port.ts";
import { askForPage, withStartUpData } from "./backendPage.ts";

const source =
  '<!doctype html><html lang="en-US" data-site="business"><head><title>Portico</title></head><body><script type="application/json" id="portico-bootstrap">__PORTICO_BOOTSTRAP__</script><script type="module" src="/src/main.tsx"></script></body></html>';

describe("the page of the development server", () => {
  const served =
    '<!doctype html><html lang="es-US" data-site="community"><head><title>Su cuenta</title></head><body><script nonce="x" id="portico-bootstrap" type="application/json">{"cost":"$&$1"}</script><script type="module" src="/assets/portal-1.js"></script></body></html>';

  test("has the server's start-up data, language, site and title, and the source scripts", () => {
    const page = withStartUpData(source, served);
    expect(page).toContain('<html lang="es-US" data-site="community">');
    expect(page).toContain('id="portico-bootstrap">{"cost":"$&$1"}</script>');
    expect(page).toContain("<title>Su cuenta</title>");
    expect(page).toContain('src="/src/main.tsx"');
    expect(page).not.toContain("/assets/");
  });

  test("throws when the server's page has no start-up data", () => {
    expect(() => withStartUpData(source, "<html><title>Error</title></html>")).toThrow("portico-bootstrap");
  });
});

test("the request for a page is retried while the backend restarts, with the browser's Host header", async () => {
  const port = await freePort();
  const asking = askForPage(port, { url: "/billing", headers: { host: "community.localhost:3000" } });
  const backend = createServer((request, response) => response.end(`${request.headers.host} ${request.url}`));
  await new Promise((resolve) => setTimeout(resolve, 100));
  await new Promise<void>((resolve) => backend.listen(port, "127.0.0.1", resolve));
  expect((await asking).body).toBe("community.localhost:3000 /billing");
  backend.close();
});
