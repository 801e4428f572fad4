import { context } from "../../../api/sagaContext.ts";
import { call, type SagaGenerator } from "../../../lib/effects.ts";
import { getCommunity } from "./community.api.ts";
import { communityRead } from "./community.slice.ts";

export function* communitySaga(): SagaGenerator<void> {
  const { rest } = yield* context();
  yield* communityRead.watch(function* ({ accountId }) {
    return yield* call(getCommunity, rest, accountId);
  });
}
