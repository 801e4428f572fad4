import { sign, signatureHeaders } from "./processorSignature.ts";

export interface ProcessorConnection {
  url: string;
  secret: string;
  /** How long a call may take. A charge that takes longer has an unknown outcome. */
  timeoutMilliseconds?: number;
  /** How a reference is ended that nothing was heard of: by closing it, or by reversing whatever charge has it, now or later. */
  closing?: "close" | "reverse";
}

export type Answer = { sent: false } | { sent: true; status: number; body: unknown };

/** A signed call. No answer and a strange answer are answers too: it never throws. */
export type Call = (method: "GET" | "POST", path: string, content?: object) => Promise<Answer>;

export const callsOver = (connection: ProcessorConnection): Call => (method, path, content) => send(connection, method, path, content);

const DEFAULT_TIMEOUT = 4_000;

async function send(connection: ProcessorConnection, method: string, path: string, content?: object): Promise<Answer> {
  const body = content ? JSON.stringify(content) : "";
  const time = String(Date.now());
  const signature = sign({ method, path, body, time }, connection.secret);
  try {
    const response = await fetch(new URL(path, connection.url), {
      method,
      headers: { "content-type": "application/json", [signatureHeaders.time]: time, [signatureHeaders.signature]: signature },
      body: content ? body : null,
      signal: AbortSignal.timeout(connection.timeoutMilliseconds ?? DEFAULT_TIMEOUT),
    });
    return { sent: true, status: response.status, body: await response.json() };
  } catch (failure) {
    return wasNeverSent(failure) ? { sent: false } : { sent: true, status: 0, body: null };
  }
}

/** Only a refused connection proves that no byte of the call has arrived. */
function wasNeverSent(failure: unknown): boolean {
  const cause = failure instanceof Error ? failure.cause : undefined;
  return cause instanceof Error && "code" in cause && cause.code === "ECONNREFUSED";
}

export function isOk(answer: Answer): answer is { sent: true; status: number; body: unknown } {
  return answer.sent && answer.status >= 200 && answer.status < 300;
}

export function textOf(body: unknown, name: string): string | undefined {
  const value: unknown = typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === "string" ? value : undefined;
}
