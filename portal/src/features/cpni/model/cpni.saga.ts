import { answer } from "../../../api/answer.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, type SagaGenerator } from "../../../lib/effects.ts";
import type { Rest } from "../../../api/rest.ts";
import { cpniRead } from "./cpni.slice.ts";

const getCompliance = ({ identity, headers }: Rest) =>
  answer(identity.GET("/api/pub/identity/v3/identity/cpni/compliance", { params: { header: headers.reading() } }));

export function* cpniSaga(): SagaGenerator<void> {
  const { rest } = yield* context();
  yield* cpniRead.watch(function* () {
    return yield* call(getCompliance, rest);
  });
}
