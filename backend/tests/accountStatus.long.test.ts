import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { generatedAccount, walk, type Generated } from "../testing/statusWalk.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

test(
  "over 60 days of 500 generated accounts all screens agree, with files and messages of every tenth account, and everything that was announced came true",
  { timeout: 3_600_000 },
  async () => {
    const accounts: Generated[] = [];
    for (let seed = 0; seed < 500; seed += 1) accounts.push(await generatedAccount(backend, seed, seed % 10 === 0));
    const { faults, promised } = await walk(backend, accounts, 60);
    expect(faults).toEqual([]);
    expect(promised).toBeGreaterThan(200);
  },
);
