import { httpBrowser, type HostAt } from "../testing/httpBrowser.ts";
import { Payer } from "../testing/payer.ts";
import { changeAutoPay } from "./autoPayTask.ts";
import type { CustomerTask, ReportedOutcome } from "./customerTask.ts";
import type { TaskKind, TestCustomer } from "./customers.ts";
import { payForDevice, payNow, payOnDate } from "./paymentTasks.ts";
import { retryUntilAborted } from "./retry.ts";

export interface SimulatedCustomer {
  runTask(round: number): Promise<ReportedOutcome>;
}

const tasks: Record<TaskKind, CustomerTask> = {
  instant: payNow,
  device: payForDevice,
  scheduled: payOnDate,
  autoPay: changeAutoPay,
};

/** Shorter than the idle timeout of sessions, by more than a task takes. */
const SESSION_MILLISECONDS = 7 * 60_000;

/**
 * Signs a customer in, and again before the session expires.
 * @param hosts host names, and the ports that requests are sent to
 * @param signal aborts the retries
 */
export async function simulateCustomer(
  hosts: { portal: HostAt; vault: HostAt },
  customer: TestCustomer,
  address: string,
  signal: AbortSignal,
): Promise<SimulatedCustomer> {
  const backend = { browser: () => httpBrowser(hosts, () => address) };
  const retry = retryUntilAborted(signal);
  const signIn = async () => ({
    payer: await retry(() => Payer.signIn(backend, customer.username)),
    since: performance.now(),
  });
  let session = await signIn();
  return {
    runTask: async (round) => {
      if (performance.now() - session.since > SESSION_MILLISECONDS) session = await signIn();
      return tasks[customer.kind]({ payer: session.payer, customer, retry }, round);
    },
  };
}
