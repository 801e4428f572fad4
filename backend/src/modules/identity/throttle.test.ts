import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestClient, problemOf } from "../../../testing/testClient.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { demoPassword } from "../../database/people.ts";
import { signInFailures } from "./identity.tables.ts";
import { countTry, deleteExpiredTries, clearTries } from "./throttle.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

async function statuses(client: TestClient, username: string, tries: number): Promise<number[]> {
  const answers = [];
  for (let left = tries; left > 0; left -= 1) answers.push((await client.login(username, "wrong")).status);
  return answers;
}

describe("rate limit of sign-in", () => {
  test("after five tries the right password is refused too, with the time to wait", async () => {
    const client = await TestClient.open(backend);
    expect(await statuses(client, "pat", 5)).toEqual([401, 401, 401, 401, 401]);
    const refused = await client.login("pat", demoPassword);
    expect(refused.headers.get("retry-after")).toBe("900");
    expect(await problemOf(refused)).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS", retryAfterSeconds: 900 });
    backend.securityClock.advance(899);
    expect((await client.login("pat", demoPassword)).status).toBe(429);
    backend.securityClock.advance(1);
    expect((await client.login("pat", demoPassword)).status).toBe(200);
  });

  test("an unknown user name is refused after as many tries", async () => {
    const client = await TestClient.open(backend);
    expect(await statuses(client, "nobody-at-all", 6)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test("other users at the same address are not locked out", async () => {
    const client = await TestClient.open(backend);
    await statuses(client, "morgan", 6);
    expect((await client.login("casey", demoPassword)).status).toBe(200);
  });

  test("concurrent tries are all counted", async () => {
    const client = await TestClient.open(backend);
    const answers = await Promise.all(Array.from({ length: 12 }, () => client.login("jo", "wrong")));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  test("a successful sign-in resets the counter", async () => {
    const client = await TestClient.open(backend);
    await statuses(client, "lucia", 4);
    expect((await client.login("lucia", demoPassword)).status).toBe(200);
    expect(await statuses(client, "lucia", 5)).toEqual([401, 401, 401, 401, 401]);
  });
});

test("failed tries from ten networks do not lock a customer out of a browser that they signed in with before", async () => {
  const own = await TestClient.signedIn(backend, "ines");
  await own.logout();
  const tries = (address: string) =>
    Array.from({ length: 5 }, () =>
      countTry(backend.database, { username: "ines", address, device: undefined }, backend.securityClock.now()),
    );
  await Promise.all(Array.from({ length: 10 }, (_, network) => tries(`198.51.${network}.1`)).flat());
  expect((await (await TestClient.open(backend)).login("ines", demoPassword)).status).toBe(429);
  expect((await own.login("ines", demoPassword)).status).toBe(200);
  await own.logout();
  expect(await statuses(own, "ines", 6)).toEqual([401, 401, 401, 401, 401, 429]);
});

test("a browser known for one user name is unknown for another, and a forged cookie is rejected", async () => {
  const client = await TestClient.signedIn(backend, "rafa");
  await client.logout();
  const { name, value } = { name: "portico-device", value: client.browser.jar.get("portico-device") ?? "" };
  expect(value).not.toBe("");
  const forged = await TestClient.open(backend);
  forged.browser.jar.set(name, `${value.split(".").slice(0, 2).join(".")}.forged`);
  expect(await statuses(forged, "rafa", 6)).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await client.login("rafa", demoPassword)).status).toBe(200);
});

test("an unknown user costs the same work as a known one", async () => {
  const client = await TestClient.open(backend);
  const time = async (username: string) => {
    const start = performance.now();
    expect((await client.login(username, "wrong")).status).toBe(401);
    return performance.now() - start;
  };
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (const name of ["quinn", "ada", "billie", "sam", "erin", "rory"]) {
    times.known.push(await time(name));
    times.unknown.push(await time(`not-${name}`));
  }
  // The minimum of each, because other load can only make a try slower. Without the dummy work it would be a tenth.
  expect(Math.min(...times.unknown)).toBeGreaterThan(Math.min(...times.known) * 0.3);
});

describe("rows of the rate limit", () => {
  const rows = async () => (await backend.database.select().from(signInFailures)).length;
  const tried = (address: string, username: string) =>
    countTry(backend.database, { username, address, device: undefined }, backend.securityClock.now());

  test("an address over its limit writes no more rows", async () => {
    for (let tries = 0; tries < 100; tries += 1) await tried("10.0.0.1", `stranger-${tries}`);
    const before = await rows();
    await expect(tried("10.0.0.1", "stranger-new")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    expect(await rows()).toBe(before);
  });

  test("expired rows are deleted", async () => {
    await tried("10.0.0.2", "somebody");
    backend.securityClock.advance(901);
    await deleteExpiredTries(backend.database, backend.securityClock.now());
    expect(await rows()).toBe(0);
    await tried("10.0.0.2", "somebody");
    await deleteExpiredTries(backend.database, backend.securityClock.now());
    expect(await rows()).toBe(3);
  });

  test("a successful sign-in gives the address its try back", async () => {
    for (let times = 0; times < 101; times += 1) {
      await tried("10.0.0.3", "dana");
      await clearTries(backend.database, { username: "dana", address: "10.0.0.3", device: undefined });
    }
    await tried("10.0.0.3", "dana");
  });

  test("addresses of one IPv6 /64 count as one, others do not", async () => {
    for (let tries = 0; tries < 100; tries += 1) await tried(`2001:db8:1:2::${tries + 1}`, `v6-${tries}`);
    await expect(tried("2001:db8:1:2:ffff::1", "v6-new")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    await tried("2001:db8:1:3::1", "v6-new");
  });
});
