import { megabitsPerSecond, middleOf, type SpeedMeasured, speedTestLimits as limits } from "@portico/rules/speedTest";
import { context } from "../../../api/sagaContext.ts";
import { done, failed, type Result } from "../../../api/result.ts";
import { wait } from "../../../api/wait.ts";
import { call, put, race, type SagaGenerator, take, takeLatest } from "../../../lib/effects.ts";
import { speedLine } from "./speedTest.api.ts";
import { speedTestEvents, type SpeedPart } from "./speedTest.slice.ts";

const { entered, finished, left, progressed, started, stopped } = speedTestEvents;

type Send = (bytes: number) => Promise<Result<number>>;

/** One test at a time; whoever presses stop, or leaves the screen, ends it at once. */
export function* speedTestSaga() {
  yield* takeLatest(started, function* () {
    yield* race({ tested: call(test), given: take([stopped, left, entered]) });
  });
}

function* test(): SagaGenerator<void> {
  const control = new AbortController();
  const line = speedLine(yield* context(), control.signal);
  try {
    const measured = yield* call(measure, line);
    yield* put(measured.ok ? finished(measured.data) : speedTestEvents.failed(measured.failure));
  } finally {
    // Stopped, failed or done: what is still on its way is of no use any more.
    control.abort();
  }
}

function* measure({ probe, download, upload }: ReturnType<typeof speedLine>): SagaGenerator<Result<SpeedMeasured>> {
  const times = yield* transfers("latency", limits.probes, () => probe());
  if (!times.ok) return times;
  const down = yield* speedOf("download", limits.download, download);
  if (!down.ok) return down;
  const up = yield* speedOf("upload", limits.upload, upload);
  return up.ok ? done({ latencyMs: middleOf(times.data), downloadMbps: down.data, uploadMbps: up.data }) : up;
}

/** The speed of one direction: that of its fastest transfer, for the first ones only warm the line up. */
function* speedOf(part: SpeedPart, sizes: readonly number[], send: Send): SagaGenerator<Result<number>> {
  const times = yield* transfers(part, sizes.length, (place) => send(sizes[place] ?? 0));
  return times.ok ? done(Math.max(...times.data.map((time, place) => megabitsPerSecond(sizes[place] ?? 0, time)))) : times;
}

/** Transfers one after the other, until there were enough of them or enough time has gone. */
function* transfers(part: SpeedPart, steps: number, send: (place: number) => Promise<Result<number>>): SagaGenerator<Result<number[]>> {
  const times: number[] = [];
  const spent = () => times.reduce((sum, time) => sum + time, 0);
  for (let step = 0; step < steps && spent() < limits.enoughMilliseconds; step += 1) {
    yield* put(progressed({ part, step, steps }));
    const { sent } = yield* race({ sent: call(send, step), late: wait(limits.mostMilliseconds) });
    // The sizes fit any line that carried the ones before: this one has broken down.
    if (sent === undefined) return failed({ kind: "unreachable" });
    if (!sent.ok) return sent;
    times.push(sent.data);
  }
  return done(times);
}
