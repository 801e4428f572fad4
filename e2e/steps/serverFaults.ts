import type { Page, Route } from "@playwright/test";

/** Lets the calls through again. */
export type Repair = () => Promise<void>;

const answers = {
  /** It may have been carried out: the client does not know. */
  unavailable: { status: 503, code: "TEMPORARILY_UNAVAILABLE", type: "/problems/temporarily-unavailable" },
  /** Refused before it was carried out, for example because the role has just changed. */
  refused: { status: 403, code: "NOT_ALLOWED", type: "/problems/not-allowed" },
};

const answerWith = (kind: keyof typeof answers) => (route: Route) =>
  route.fulfill({
    status: answers[kind].status,
    contentType: "application/problem+json",
    body: JSON.stringify({ ...answers[kind], title: "", detail: "", transactionId: "0" }),
  });

/** Fails the GraphQL operations of these names on their way; all others reach the server. */
export async function breakOperations(page: Page, kind: keyof typeof answers, ...names: string[]): Promise<Repair> {
  const graph = "**/selfservice/graph";
  const answer = answerWith(kind);
  const handler = async (route: Route) => {
    const { operationName, query = "" } = route.request().postDataJSON() as { operationName?: string; query?: string };
    const name = operationName ?? /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? "";
    await (names.includes(name) ? answer(route) : route.fallback());
  };
  await page.route(graph, handler);
  return () => page.unroute(graph, handler);
}

/** Fails the calls of an address, in the page and in the card vault's frame. */
export async function breakCalls(page: Page, address: string | RegExp): Promise<Repair> {
  const answer = answerWith("unavailable");
  await page.route(address, answer);
  return () => page.unroute(address, answer);
}
