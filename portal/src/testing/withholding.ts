import type { TabOptions } from "./openPortal.ts";

/**
 * A network on which the answer to an operation of the graph does not arrive while the line holds it: the server has carried it out, and nobody
 * hears of it. Everything else goes through.
 */
export function withholding(operation: string) {
  const line = { holds: true, calls: 0, release: () => undefined as void };
  const released = new Promise<void>((resolve) => (line.release = resolve));
  const network: TabOptions["network"] = (fetch) => async (input, init) => {
    const request = new Request(input, init);
    const meant = request.url.endsWith("/selfservice/graph") && (await request.clone().text()).includes(operation);
    const answer = await fetch(request);
    if (!meant || !line.holds) return answer;
    line.calls += 1;
    await released;
    return answer;
  };
  return { line, network };
}
