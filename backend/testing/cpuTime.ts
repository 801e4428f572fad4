/**
 * The CPU time that this process spends on some work, in milliseconds. Unlike the time on the clock, other programs on
 * a busy machine do not lengthen it.
 */
export async function cpuTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
