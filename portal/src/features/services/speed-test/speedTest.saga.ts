import { megabitsPerSecond, middleOf, type SpeedMeasured, speedTestLimits as limits } from "@portico/rules/speedTest";
import { context } from "../../../api/sagaContext.ts";
import { done, failed, type Result } from "../../../api/result.ts";
import { wait } from "../../../api/wait.ts";
import { call, put, race, select, type SagaGenerator, take, takeLatest } from "../../../lib/effects.ts";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import { speedLine } from "./speedTest.api.ts";
import { resultsRead, type SpeedPart, speedTestEvents, speedTestReducer } from "./speedTest.slice.ts";

const { entered, finished, left, progressed, started, stopped } = speedTestEvents;

type Send = (bytes: number) => Promise<Result<number>>;

/** Runs one test at a time; stopping it, or leaving the screen, aborts it at once. */
function* speedTestSaga() {
  yield* takeLatest(started, function* () {
    yield* race({ tested: call(test), given: take([stopped, left, entered]) });
  });
}

function* test(): SagaGenerator<void> {
  const control = new AbortController();
  const line = speedLine(yield* context(), control.signal);
  const accountId = yield* select(selectCurrentAccountId);
  try {
    const measured = yield* call(measure, line);
    yield* put(measured.ok ? finished(measured.data) : speedTestEvents.failed(measured.failure));
    if (measured.ok && accountId !== null) yield* call(keep, accountId, measured.data);
  } finally {
    // Stopped, failed or done: aborts transfers that are still running.
    control.abort();
  }
}

/** Adds a result to the earlier ones, under one id however often it is sent. */
function* keep(accountId: string, measured: SpeedMeasured): SagaGenerator<void> {
  const line = speedLine(yield* context());
  const id = crypto.randomUUID();
  let kept = yield* call(line.keep, id, accountId, measured);
  while (!kept.ok) {
    yield* put(speedTestEvents.notKept(kept.failure));
    yield* take(speedTestEvents.keepRequested);
    kept = yield* call(line.keep, id, accountId, measured);
  }
  yield* put(resultsRead.received(kept.data));
}

function* resultsSaga() {
  const line = speedLine(yield* context());
  yield* resultsRead.watch(function* ({ accountId }) {
    return yield* call(line.results, accountId);
  });
}

/** Measures latency (median of the probes), download and upload, one after the other. */
function* measure({ probe, download, upload }: ReturnType<typeof speedLine>): SagaGenerator<Result<SpeedMeasured>> {
  const times = yield* transfers("latency", limits.probes, () => probe());
  if (!times.ok) return times;
  const down = yield* speedOf("download", limits.download, download);
  if (!down.ok) return down;
  const up = yield* speedOf("upload", limits.upload, upload);
  return up.ok ? done({ latencyMs: middleOf(times.data), downloadMbps: down.data, uploadMbps: up.data }) : up;
}

/** Speed of one direction: that of its fastest transfer, because the first ones only warm the connection up. */
function* speedOf(part: SpeedPart, sizes: readonly number[], send: Send): SagaGenerator<Result<number>> {
  const times = yield* transfers(part, sizes.length, (place) => send(sizes[place] ?? 0));
  return times.ok
    ? done(Math.max(...times.data.map((time, place) => megabitsPerSecond(sizes[place] ?? 0, time))))
    : times;
}

/** Sequential transfers, until the count or the time budget is reached. */
function* transfers(
  part: SpeedPart,
  steps: number,
  send: (place: number) => Promise<Result<number>>,
): SagaGenerator<Result<number[]>> {
  const times: number[] = [];
  const spent = () => times.reduce((sum, time) => sum + time, 0);
  for (let step = 0; step < steps && spent() < limits.enoughMilliseconds; step += 1) {
    yield* put(progressed({ part, step, steps }));
    const { sent } = yield* race({ sent: call(send, step), late: wait(limits.maxMilliseconds) });
    // The sizes suit any connection that carried the ones before, so a timeout means that it was lost.
    if (sent === undefined) return failed({ kind: "unreachable" });
    if (!sent.ok) return sent;
    times.push(sent.data);
  }
  return done(times);
}

/** Workflows of the speed test. */
export const speedTestWorkflows = {
  name: "speedTest",
  reducers: { speedTest: speedTestReducer, speedTestResults: resultsRead.reducer },
  sagas: { speedTest: speedTestSaga, speedTestResults: resultsSaga },
};
