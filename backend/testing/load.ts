import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { httpBrowser } from "./httpBrowser.ts";
import { newCustomer } from "./newCustomer.ts";
import { openBackend } from "./openBackend.ts";
import { Payer } from "./payer.ts";

/**
 * Payments a second over HTTP, the processor's own calls included. Each payment is three calls: a ticket, the security code of
 * a saved card to the vault, the payment. On PostgreSQL when TEST_DATABASE_URL names a server, else on the embedded database.
 */
const { values } = parseArgs({ options: { payers: { type: "string", default: "8" }, seconds: { type: "string", default: "10" } } });
const [payers, seconds] = [Number(values.payers), Number(values.seconds)];

// An office may open so many card forms a minute and no more; these calls come from many.
let calls = 0;
const address = () => `10.0.${(calls++ >> 6) % 250}.1`;

const backend = await openBackend({ config: { trustProxy: true } });
await backend.app.listen({ host: "127.0.0.1", port: 0 });
const { port } = backend.app.server.address() as AddressInfo;
const over = { browser: () => httpBrowser(port, { portal: "localhost:3000", vault: "vault.localhost:3000" }, address) };

const waits: number[] = [];
let failures = 0;

async function signIn(): Promise<{ payer: Payer; savedCardId: string }> {
  const { username, savedCardId } = await newCustomer(backend, 90_000_000);
  return { payer: await Payer.signIn(over, username), savedCardId };
}

async function payTimed(payer: Payer, savedCardId: string): Promise<string> {
  const input = await payer.attempt(100, { method: await payer.savedCard(savedCardId) });
  const asked = performance.now();
  const { payment } = await payer.pay(input);
  waits.push(performance.now() - asked);
  return payment.state;
}

async function payUntil(end: number, { payer, savedCardId }: Awaited<ReturnType<typeof signIn>>): Promise<void> {
  while (performance.now() < end) {
    const state = await payTimed(payer, savedCardId).catch(() => "no answer");
    if (state !== "SUBMITTED") failures += 1;
  }
}

const signedIn = await Promise.all(Array.from({ length: payers }, signIn));
const [started, before] = [performance.now(), process.cpuUsage()];
await Promise.all(signedIn.map((one) => payUntil(started + seconds * 1000, one)));
const [elapsed, used] = [(performance.now() - started) / 1000, process.cpuUsage(before)];

const sorted = waits.sort((a, b) => a - b);
const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
const processor = (used.user + used.system) / 1000 / waits.length;
const where = process.env["TEST_DATABASE_URL"] ? "PostgreSQL" : "embedded database";
process.stdout.write(`${where}: ${(waits.length / elapsed).toFixed(1)} payments/s (${waits.length} in ${elapsed.toFixed(1)} s, ${payers} payers), ${failures} not submitted\n`);
process.stdout.write(`median ${at(0.5)} ms, p99 ${at(0.99)} ms; ${processor.toFixed(1)} ms of CPU a payment, caller and test processor included\n`);
await backend.close();
