import { httpBrowser, type HostAt } from "../testing/httpBrowser.ts";
import { Payer } from "../testing/payer.ts";
import { askingUntil } from "./asking.ts";
import { autoPayWish } from "./autoPayWish.ts";
import type { StormCustomer } from "./customers.ts";
import { deviceWish } from "./deviceWish.ts";
import { instantWish } from "./instantWish.ts";
import { scheduledWish } from "./scheduledWish.ts";
import type { StormKind, Told } from "./told.ts";
import type { Wish } from "./wish.ts";

export interface Shopper { wish(round: number): Promise<Told> }

const wishes: Record<StormKind, Wish> = { instant: instantWish, device: deviceWish, scheduled: scheduledWish, autoPay: autoPayWish };

/** Sessions end when nobody is at the browser for longer than this and a wish take. */
const SESSION_MILLISECONDS = 7 * 60_000;

/**
 * Signs a customer in.
 * @param hosts what they are called and where the calls go
 * @param given ends the asking
 */
export async function shopper(hosts: { portal: HostAt; vault: HostAt }, customer: StormCustomer, address: string, given: AbortSignal): Promise<Shopper> {
  const over = { browser: () => httpBrowser(hosts, () => address) };
  const asking = askingUntil(given);
  const signIn = async () => ({ payer: await asking(() => Payer.signIn(over, customer.username)), since: performance.now() });
  let session = await signIn();
  return {
    wish: async (round) => {
      if (performance.now() - session.since > SESSION_MILLISECONDS) session = await signIn();
      return wishes[customer.kind]({ payer: session.payer, customer, asking }, round);
    },
  };
}
