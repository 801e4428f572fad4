import type { TabOptions } from "./openPortal.ts";

/**
 * A fetch that holds back the response to one GraphQL operation while `line.holds` is true: the server has executed it
 * and the tab waits. All other calls pass.
 */
export function holdResponses(operation: string) {
  const line = { holds: true, calls: 0, release: () => undefined as void };
  const released = new Promise<void>((resolve) => (line.release = resolve));
  const network: TabOptions["network"] = (fetch) => async (input, init) => {
    const request = new Request(input, init);
    const isHeld = request.url.endsWith("/selfservice/graph") && (await request.clone().text()).includes(operation);
    const response = await fetch(request);
    if (!isHeld || !line.holds) return response;
    line.calls += 1;
    await released;
    return response;
  };
  return { line, network };
}
