import { instantAt } from "@portico/rules/dates";
import type { PaymentProcessor } from "../src/modules/payments/processor/processor.ts";
import { enroller } from "../testing/enroller.ts";
import type { TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";

/** The time zone of the demo accounts. */
export const demoTimeZone = "America/New_York";

/** Theo's debit of November 26: 16,075 due, less the discount. */
export const theosDebit = 15_575;

/** The date of the newest debit. */
export const lastRunDate = async (who: ReturnType<typeof enroller>) => (await who.autoPay()).lastRun?.date ?? null;

/** Helpers for the backend that is open at the time of the call. */
export const moneyHelpers = (current: () => TestBackend) => ({
  as: async (username: string) => enroller(await Payer.signIn(current(), username)),
  at: (date: string, hour: number, seconds = 0) =>
    current().clock.set(new Date(instantAt(date, hour, 0, demoTimeZone).getTime() + seconds * 1000)),
  charged: () =>
    current()
      .processor.charged()
      .map(({ amount }) => amount),
  /** A processor whose calls are never sent: simulates a crash before the charge. */
  killedBeforeTheCharge: (): PaymentProcessor => ({
    ...current().deps.processor,
    charge: () => Promise.reject(new Error("killed")),
  }),
  /** Lets time pass, then runs the jobs that settle what is unfinished. */
  later: async (seconds: number): Promise<void> => {
    current().securityClock.advance(seconds);
    await current().reconcile();
    await current().autoPay();
  },
});
