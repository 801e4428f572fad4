import type { Payer } from "../testing/payer.ts";
import type { BenchBackend } from "./benchBackend.ts";
import { measureThroughput, timed, type Done } from "./measureThroughput.ts";

const statementQuery =
  "query S($accountId: ID!, $id: ID!) { statement(accountId: $accountId, id: $id) { id amountDue lines { amount } } }";

/** Statements as PDF over HTTP, and for comparison the same statement as JSON. */
export interface Documents {
  pdf: Done;
  data: Done;
}

export function documentsOver({ reader }: BenchBackend): (seconds: number) => Promise<Documents> {
  return async (seconds) => {
    const ids = await statementIds(reader);
    let next = 0;
    const id = () => ids[next++ % ids.length] ?? "";
    const pdf = () =>
      answered(
        reader.browser.fetch(
          `/api/pub/billing/v1/accounts/${reader.accountId}/statements/${id()}/document?locale=en-US`,
        ),
      );
    const data = () => answered(reader.graphResponse(statementQuery, { accountId: reader.accountId, id: id() }));
    return {
      pdf: await measureThroughput(seconds / 2, [1, 2], () => timed(pdf)),
      data: await measureThroughput(seconds / 2, [1, 2], () => timed(data)),
    };
  };
}

async function statementIds(reader: Payer): Promise<string[]> {
  const { data } = await reader.graph(
    "query L($accountId: ID!) { billing(accountId: $accountId) { statements(first: 24) { nodes { id } } } }",
    { accountId: reader.accountId },
  );
  return (data?.["billing"] as { statements: { nodes: { id: string }[] } }).statements.nodes.map(({ id }) => id);
}

/** @throws Error when the request fails */
export async function answered(call: Promise<Response>): Promise<void> {
  const response = await call;
  if (!response.ok || (await response.text()).includes('"errors"'))
    throw new Error(`the bench was answered ${response.status}`);
}
