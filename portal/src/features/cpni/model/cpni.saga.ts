import { toResult, type Rest } from "../../../api/rest.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, type SagaGenerator } from "../../../lib/effects.ts";
import { cpniRead } from "./cpni.slice.ts";

const getCompliance = ({ identity, headers }: Rest) =>
  toResult(identity.GET("/api/pub/identity/v3/identity/cpni/compliance", { params: { header: headers.reading() } }));

/** Fetches the compliance when it is requested. */
export function* cpniSaga(): SagaGenerator<void> {
  const { rest } = yield* context();
  yield* cpniRead.watch(function* () {
    return yield* call(getCompliance, rest);
  });
}
