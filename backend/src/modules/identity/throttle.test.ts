import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Caller, problemOf } from "../../../testing/caller.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { demoPassword } from "../../database/people.ts";
import { signInFailures } from "./identity.tables.ts";
import { countTry, forgetTries, forgiveTries } from "./throttle.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

async function statuses(caller: Caller, username: string, tries: number): Promise<number[]> {
  const answers = [];
  for (let left = tries; left > 0; left -= 1) answers.push((await caller.login(username, "wrong")).status);
  return answers;
}

describe("too many tries to sign in", () => {
  test("after five the right password is refused too, and the answer says for how long", async () => {
    const caller = await Caller.open(backend);
    expect(await statuses(caller, "pat", 5)).toEqual([401, 401, 401, 401, 401]);
    const refused = await caller.login("pat", demoPassword);
    expect(refused.headers.get("retry-after")).toBe("900");
    expect(await problemOf(refused)).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS", retryAfterSeconds: 900 });
    backend.securityClock.advance(899);
    expect((await caller.login("pat", demoPassword)).status).toBe(429);
    backend.securityClock.advance(1);
    expect((await caller.login("pat", demoPassword)).status).toBe(200);
  });

  test("an unknown name is refused after as many", async () => {
    const caller = await Caller.open(backend);
    expect(await statuses(caller, "nobody-at-all", 6)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test("others at the same address are not kept out", async () => {
    const caller = await Caller.open(backend);
    await statuses(caller, "morgan", 6);
    expect((await caller.login("casey", demoPassword)).status).toBe(200);
  });

  test("tries sent side by side are all counted", async () => {
    const caller = await Caller.open(backend);
    const answers = await Promise.all(Array.from({ length: 12 }, () => caller.login("jo", "wrong")));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  test("a sign-in that succeeds gives the tries back", async () => {
    const caller = await Caller.open(backend);
    await statuses(caller, "lucia", 4);
    expect((await caller.login("lucia", demoPassword)).status).toBe(200);
    expect(await statuses(caller, "lucia", 5)).toEqual([401, 401, 401, 401, 401]);
  });
});

test("strangers in ten networks can't keep a customer out of the browser in which they signed in before", async () => {
  const own = await Caller.signedIn(backend, "ines");
  await own.logout();
  const tries = (address: string) => Array.from({ length: 5 }, () => countTry(backend.database, { username: "ines", address, device: undefined }, backend.securityClock.now()));
  await Promise.all(Array.from({ length: 10 }, (_, network) => tries(`198.51.${network}.1`)).flat());
  expect((await (await Caller.open(backend)).login("ines", demoPassword)).status).toBe(429);
  expect((await own.login("ines", demoPassword)).status).toBe(200);
  await own.logout();
  expect(await statuses(own, "ines", 6)).toEqual([401, 401, 401, 401, 401, 429]);
});

test("a browser that knows one name is a stranger to another, and a cookie of one's own making is worth nothing", async () => {
  const caller = await Caller.signedIn(backend, "rafa");
  await caller.logout();
  const { name, value } = { name: "portico-device", value: caller.browser.jar.get("portico-device") ?? "" };
  expect(value).not.toBe("");
  const forged = await Caller.open(backend);
  forged.browser.jar.set(name, `${value.split(".").slice(0, 2).join(".")}.forged`);
  expect(await statuses(forged, "rafa", 6)).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await caller.login("rafa", demoPassword)).status).toBe(200);
});

test("an unknown user costs the same work as a known one", async () => {
  const caller = await Caller.open(backend);
  const time = async (username: string) => {
    const start = performance.now();
    expect((await caller.login(username, "wrong")).status).toBe(401);
    return performance.now() - start;
  };
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (const name of ["quinn", "ada", "billie", "sam", "erin", "rory"]) {
    times.known.push(await time(name));
    times.unknown.push(await time(`not-${name}`));
  }
  // The quickest of each: what else the machine does can only make a try slower. Without the work it would be a tenth.
  expect(Math.min(...times.unknown)).toBeGreaterThan(Math.min(...times.known) * 0.3);
});

describe("the rows of the throttle", () => {
  const rows = async () => (await backend.database.select().from(signInFailures)).length;
  const tried = (address: string, username: string) => countTry(backend.database, { username, address, device: undefined }, backend.securityClock.now());

  test("an address that is used up writes nothing more", async () => {
    for (let tries = 0; tries < 100; tries += 1) await tried("10.0.0.1", `stranger-${tries}`);
    const before = await rows();
    await expect(tried("10.0.0.1", "stranger-new")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    expect(await rows()).toBe(before);
  });

  test("old ones are forgotten", async () => {
    await tried("10.0.0.2", "somebody");
    backend.securityClock.advance(901);
    await forgetTries(backend.database, backend.securityClock.now());
    expect(await rows()).toBe(0);
    await tried("10.0.0.2", "somebody");
    await forgetTries(backend.database, backend.securityClock.now());
    expect(await rows()).toBe(3);
  });

  test("a sign-in that succeeds gives the address its try back", async () => {
    for (let times = 0; times < 101; times += 1) {
      await tried("10.0.0.3", "dana");
      await forgiveTries(backend.database, { username: "dana", address: "10.0.0.3", device: undefined });
    }
    await tried("10.0.0.3", "dana");
  });

  test("addresses of one IPv6 network count as one, others do not", async () => {
    for (let tries = 0; tries < 100; tries += 1) await tried(`2001:db8:1:2::${tries + 1}`, `v6-${tries}`);
    await expect(tried("2001:db8:1:2:ffff::1", "v6-new")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    await tried("2001:db8:1:3::1", "v6-new");
  });
});
