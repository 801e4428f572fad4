import { afterEach, beforeEach, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import { earlierPayments } from "../testing/statusPromises.ts";
import { generatedAccount, walk, type Followed } from "../testing/statusWalk.ts";
import { expectAgreement, owners } from "./accountStatus.testing.ts";

let backend: TestBackend;
beforeEach(async () => void (backend = await openBackend()));
afterEach(() => backend.close());

test("all screens agree for every demo account", { timeout: 120_000 }, () => expectAgreement(backend, owners));

test(
  "over 60 days all screens agree for every demo account, and everything that was announced came true",
  { timeout: 900_000 },
  async () => {
    const accounts = await Promise.all(
      owners.map(async ({ username, site, timeZone }): Promise<Followed> => {
        const payer = await Payer.signIn(backend, username, site);
        return { name: username, payer, timeZone, site: site === "business" ? "SMB" : "SCS", files: null };
      }),
    );
    const { checked, promised, faults } = await walk(backend, accounts, 60, await earlierPayments(backend, accounts));
    expect(faults).toEqual([]);
    expect(checked).toBeGreaterThan(2 * owners.length);
    expect(promised).toBeGreaterThan(8);
  },
);

test(
  "over 60 days of generated accounts all screens, files and messages agree, and everything that was announced came true",
  { timeout: 240_000 },
  async () => {
    const accounts = await Promise.all(Array.from({ length: 8 }, (_, seed) => generatedAccount(backend, seed)));
    const { checked, promised, files, faults } = await walk(backend, accounts, 60);
    expect(faults).toEqual([]);
    expect(checked).toBeGreaterThan(40);
    expect(files).toBe(checked);
    expect(promised).toBeGreaterThan(8);
  },
);

test(
  "over 60 days of 500 generated accounts all screens agree, with files and messages of every tenth account, and everything that was announced came true",
  { timeout: 3_600_000 },
  async () => {
    const accounts: Followed[] = [];
    for (let seed = 0; seed < 500; seed += 1) accounts.push(await generatedAccount(backend, seed, seed % 10 === 0));
    const { faults, promised } = await walk(backend, accounts, 60);
    expect(faults).toEqual([]);
    expect(promised).toBeGreaterThan(200);
  },
);
