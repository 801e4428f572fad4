import { channel, runSaga, stdChannel } from "redux-saga";
import { expect, test, vi } from "vitest";
import type { SagaContext } from "../../../api/sagaContext.ts";
import { createStepUp } from "../../../api/stepUp.ts";
import { stepUpSaga } from "./stepUp.saga.ts";

test("a crash while the person proves who they are refuses the change that waits, so that a later one asks again", async () => {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{"code":"STEP_UP_REQUIRED"}', { status: 403 })));
  const stepUp = createStepUp(send);
  const questions = channel<object>();
  stepUp.listen((event) => questions.put(event));
  const crash = () => {
    throw new Error("a bug");
  };
  const rest = { identity: { GET: crash }, headers: { reading: () => ({}) } };
  const saga = runSaga(
    {
      channel: stdChannel(),
      dispatch: () => undefined,
      context: { portal: { stepUp, rest } as unknown as SagaContext },
      onError: () => undefined,
    },
    stepUpSaga,
    questions,
  );
  const change = stepUp.fetch("https://portal.test/invitations", { method: "POST", body: "{}" });
  await expect(saga.toPromise()).rejects.toThrow("a bug");
  expect((await change).status).toBe(403);
  expect(stepUp.pending()).toBeUndefined();
});
