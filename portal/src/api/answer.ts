import { failureOf } from "./failure.ts";
import { done, failed, type Result } from "./result.ts";

type Answered<T> = { data?: T; error?: unknown; response: Response };

/**
 * The result of a call of an openapi-fetch client. Never throws: no answer is `unreachable`.
 *
 * @example const accounts = await answer(rest.account.GET("/api/pub/account/v1/accounts", { params: { header: rest.headers.reading() } }));
 */
export async function answer<T>(call: Promise<Answered<T>>): Promise<Result<T>> {
  try {
    const { data, error, response } = await call;
    return response.ok ? done(data as T) : failed(failureOf(response.status, error));
  } catch {
    return failed({ kind: "unreachable" });
  }
}
