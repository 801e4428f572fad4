/** What a speed test may ask of the line and of us: bytes of each transfer, one after the other while there is time. */
export const speedTestLimits = {
  probes: 6,
  download: [524_288, 2_097_152, 8_388_608, 8_388_608],
  upload: [262_144, 1_048_576, 4_194_304],
  /** After so many milliseconds a direction begins no other transfer. */
  enoughMilliseconds: 4_000,
  /** After so many it gives up on the one that runs. */
  mostMilliseconds: 20_000,
  /** Calls of one kind that an address may make in a minute: about six tests. */
  callsPerMinute: 40,
} as const;

/** What was measured: megabits a second, and milliseconds from question to answer. */
export type SpeedMeasured = { downloadMbps: number; uploadMbps: number; latencyMs: number };

/** Megabits a second of so many bytes in so many milliseconds; a time that no clock can tell counts as one millisecond. */
export const megabitsPerSecond = (bytes: number, milliseconds: number): number => (bytes * 8) / (Math.max(milliseconds, 1) * 1_000);

/** The middle one of some times; the outliers of a busy moment say nothing of the line. */
export function middleOf(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** `slow`: less than half of what the plan promises; `delayed`: quick enough, but answers take so long that calls and meetings suffer. */
export type SpeedVerdict = "good" | "slow" | "delayed";

/** Wi-Fi, other devices and the way to us cost some of any plan; less than this share of it is worth a look. */
const usualShare = 0.5;
/** Above this a conversation is noticed to lag, milliseconds. */
const noticedDelay = 150;
/** Where no plan is known: enough for a meeting with pictures and some files. */
const usualMbps = 25;

/**
 * What a result means for a plan, in megabits a second; null where none is known.
 *
 * @example speedVerdict({ downloadMbps: 240, uploadMbps: 20, latencyMs: 18 }, 600) // "slow"
 */
export function speedVerdict({ downloadMbps, latencyMs }: SpeedMeasured, planMbps: number | null): SpeedVerdict {
  if (downloadMbps < (planMbps === null ? usualMbps : planMbps * usualShare)) return "slow";
  return latencyMs > noticedDelay ? "delayed" : "good";
}

/** A speed as people say it: one decimal below ten, whole above. */
export const roundedMbps = (mbps: number): number => (mbps < 10 ? Math.round(mbps * 10) / 10 : Math.round(mbps));
