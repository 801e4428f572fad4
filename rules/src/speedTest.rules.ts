/** Limits of a speed test: bytes of each transfer, run one after another while there is time. */
export const speedTestLimits = {
  probes: 6,
  download: [524_288, 2_097_152, 8_388_608, 8_388_608],
  upload: [262_144, 1_048_576, 4_194_304],
  /** Milliseconds after which a direction starts no other transfer. */
  enoughMilliseconds: 4_000,
  /** Timeout of a transfer in milliseconds. */
  maxMilliseconds: 20_000,
  /** Rate limit per minute and address, for each kind of call: about six tests. */
  callsPerMinute: 40,
} as const;

/** The measured values: megabits per second, and latency in milliseconds. */
export type SpeedMeasured = { downloadMbps: number; uploadMbps: number; latencyMs: number };

/** Megabits per second; a duration too short to measure counts as one millisecond. */
export const megabitsPerSecond = (bytes: number, milliseconds: number): number =>
  (bytes * 8) / (Math.max(milliseconds, 1) * 1_000);

/** The median, so that outliers of a busy moment do not count. */
export function middleOf(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** `slow`: less than half of the plan's speed; `delayed`: fast enough, but the latency disturbs calls and meetings. */
export type SpeedVerdict = "good" | "slow" | "delayed";

/** Wi-Fi, other devices and the route to us reduce any plan's speed; below this share the result is `slow`. */
const usualShare = 0.5;
/** Latency in milliseconds above which a conversation lags noticeably. */
const noticedDelay = 150;
/** The assumed speed without a known plan: enough for a video meeting and some files. */
const usualMbps = 25;

/**
 * The download speed from which a result is normal, in megabits per second; null for an unknown plan.
 *
 * @example normalFrom(600) // 300
 */
export const normalFrom = (planMbps: number | null): number => (planMbps === null ? usualMbps : planMbps * usualShare);

/**
 * Rates a result for a plan in megabits per second; null for an unknown plan.
 *
 * @example speedVerdict({ downloadMbps: 240, uploadMbps: 20, latencyMs: 18 }, 600) // "slow"
 */
export function speedVerdict({ downloadMbps, latencyMs }: SpeedMeasured, planMbps: number | null): SpeedVerdict {
  if (downloadMbps < normalFrom(planMbps)) return "slow";
  return latencyMs > noticedDelay ? "delayed" : "good";
}

/** Rounds a speed for display: one decimal below ten, whole numbers above. */
export const roundedMbps = (mbps: number): number => (mbps < 10 ? Math.round(mbps * 10) / 10 : Math.round(mbps));
