import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestClient } from "../../../testing/testClient.ts";
import { authenticatorApp, openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { createBusinessClock } from "../../lib/clock.ts";
import { demoPassword, people } from "../../database/people.ts";
import { followClock, moveClock } from "./demo.clock.ts";

type Person = {
  username: string;
  password: string;
  role: string;
  site: "business" | "community";
  state: string;
  topic: string;
  see: string;
};

describe("with the demo on", () => {
  let backend: TestBackend;
  beforeAll(async () => void (backend = await openBackend()));
  afterAll(() => backend.close());

  async function listed(language: string): Promise<Person[]> {
    return (
      await backend.browser().fetch("/demo/people", { headers: { "accept-language": language } })
    ).json() as Promise<Person[]>;
  }

  const firstAnswers: Record<string, string> = {
    passwordReset: "PASSWORD_RESET_REQUIRED",
    twoStepSignIn: "SECOND_FACTOR_REQUIRED",
  };

  test("a user with two-step sign-in completes it with a code of the key in their description", async () => {
    const keola = (await listed("en")).find(({ state }) => state === "twoStepSignIn");
    const key = (/(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(keola?.see ?? "")?.[0] ?? "").replaceAll(" ", "");
    const client = await TestClient.open(backend);
    await client.login(keola?.username ?? "", demoPassword);
    const code = authenticatorApp(key, backend.securityClock)();
    const answer = await client.send("POST", "/api/pub/identity/v1/sign-in-completions", { code });
    expect([answer.status, await answer.json()]).toMatchObject([200, { result: "SUCCESS" }]);
  });

  test("every listed user can sign in on their site and has the listed state", { tags: "full" }, async () => {
    for (const person of await listed("en")) {
      const client = await TestClient.open(backend, person.site);
      const answer = (await (await client.login(person.username, person.password)).json()) as {
        result: string;
        session?: { profile: { role: string } };
      };
      expect([person.username, answer.result]).toEqual([person.username, firstAnswers[person.state] ?? "SUCCESS"]);
      if (answer.result === "SUCCESS" && person.role !== "EDITOR")
        expect([person.username, answer.session?.profile.role]).toEqual([person.username, person.role]);
    }
  });

  test("the list is in the request's language", async () => {
    const [english, spanish] = [await listed("en"), await listed("es")];
    expect(english.map(({ username, topic }) => [username, topic])).toEqual(
      people.map(({ username, topic }) => [username, topic]),
    );
    expect(spanish.every(({ see }, at) => see !== english[at]?.see && see.length > 10)).toBe(true);
  });

  test("each balance matches the list", async () => {
    const owes = async (username: string, site: "business" | "community" = "business") => {
      const client = await TestClient.signedIn(backend, username, site);
      const { accounts } = (await (await client.get("/api/pub/account/v1/accounts")).json()) as {
        accounts: {
          amountDue: number;
          pastDueAmount: number;
          creditBalance: number;
          dueDate: string | null;
          canPay: boolean;
          autoPay: { enrolled: boolean };
        }[];
      };
      const { amountDue, pastDueAmount, creditBalance, canPay, autoPay } = accounts[0]!;
      return { amountDue, pastDueAmount, creditBalance, canPay, autoPay: autoPay.enrolled };
    };
    const even = { amountDue: 0, pastDueAmount: 0, creditBalance: 0, canPay: true, autoPay: false };
    expect(await owes("dana")).toEqual({ ...even, amountDue: 24_817 });
    expect(await owes("sam")).toEqual({ ...even, amountDue: 24_817, canPay: false });
    expect(await owes("pat")).toEqual({ ...even, autoPay: true });
    expect(await owes("morgan")).toEqual({ ...even, amountDue: 36_480, pastDueAmount: 24_320 });
    expect(await owes("quinn")).toEqual({ ...even, amountDue: 9_610, pastDueAmount: 9_610 });
    expect(await owes("casey")).toEqual({ ...even, creditBalance: 3_500 });
    expect(await owes("jo")).toEqual({ ...even, amountDue: 7_500, pastDueAmount: 2_000, creditBalance: 1_500 });
    expect(await owes("lucia")).toEqual({ ...even, amountDue: 12_950 });
    expect(await owes("alex", "community")).toEqual({ ...even, amountDue: 194_000 });
  });

  test("business time can be moved and stays moved", async () => {
    const client = await TestClient.open(backend);
    const move = async (body: object) => (await client.send("POST", "/demo/clock", body)).json();
    expect(await move({ now: "2026-12-31T23:59:59-05:00" })).toEqual({
      now: "2027-01-01T04:59:59.000Z",
      businessDate: "2026-12-31",
      timeZone: "America/New_York",
    });
    expect(await move({ advanceSeconds: 1 })).toMatchObject({ businessDate: "2027-01-01" });
    expect((await client.browser.bootstrap()).businessNow).toBe("2027-01-01T05:00:00.000Z");
    const { rows } = await backend.database.execute("select value from settings where key = 'demoClockOffset'");
    expect(rows).toEqual([{ value: backend.clock.offset() }]);
  });

  test("every process that shares the database follows a move of business time", async () => {
    const other = createBusinessClock(backend.config.timeZone, () => Date.parse("2026-11-21T15:00:00Z"));
    const unfollow = await followClock({ clock: other, database: backend.database, logger: backend.deps.logger });
    expect(other.offset()).toBe(backend.clock.offset());
    await moveClock(backend.deps, { now: "2027-02-03T04:05:06Z" });
    await expect.poll(() => other.now().toISOString()).toBe("2027-02-03T04:05:06.000Z");
    await moveClock({ clock: other, database: backend.database }, { advanceSeconds: 60 });
    expect(other.now().toISOString()).toBe("2027-02-03T04:06:06.000Z");
    await unfollow();
  });
});

describe("with the demo off", () => {
  test("there are no demo users, and /demo/* returns 404", { tags: "full" }, async () => {
    const empty = await openBackend({ demo: false });
    const { rows } = await empty.database.execute("select count(*)::int as people from users");
    expect(rows).toEqual([{ people: 0 }]);
    expect((await empty.browser().bootstrap()).demo).toBe(false);
    const statuses = await Promise.all(
      ["/demo/people", "/demo/clock", "/demo/nothing"].map(async (path) => (await empty.browser().fetch(path)).status),
    );
    expect(statuses).toEqual([404, 404, 404]);
    await empty.close();
  });

  test("users of an earlier demo cannot sign in, and their sessions are invalid", async () => {
    const backend = await openBackend();
    const client = await TestClient.signedIn(backend, "dana");
    backend.config.demo = false;
    expect((await client.get("/api/pub/account/v1/accounts")).status).toBe(401);
    expect((await (await TestClient.open(backend)).login("dana", demoPassword)).status).toBe(401);
    await backend.close();
  });

  test("a sign-in in two steps that began in the demo cannot be completed with the public key", async () => {
    const backend = await openBackend();
    const client = await TestClient.open(backend);
    await client.login("keola", demoPassword);
    backend.config.demo = false;
    const key = people.find(({ username }) => username === "keola")?.authenticatorKey ?? "";
    const code = authenticatorApp(key, backend.securityClock)();
    await client.send("POST", "/api/pub/identity/v1/sign-in-completions", { code });
    expect((await client.get("/api/pub/account/v1/accounts")).status).toBe(401);
    await backend.close();
  });
});
