import { phoneDialled } from "@portico/rules/phone";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openMailServer } from "../testing/mailServer.ts";
import { newCustomer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import { voiceLinesOf } from "../src/modules/voice/voice.reads.ts";
import { users } from "../src/modules/identity/identity.tables.ts";
import { verifiedSessions } from "../src/modules/passcodes/passcodes.tables.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

type Answer = { state: string; until: string | null; triesLeft: number | null };
type Statement = {
  id: string;
  periodFrom: string;
  periodTo: string;
  callDetails: string;
  calls: { id: string; at: string; line: string }[] | null;
};

async function send(payer: Payer): Promise<Answer> {
  const { data } = await payer.graph(
    "mutation S($input: SendPasscodeInput!) { sendPasscode(input: $input) { state until triesLeft } }",
    { input: { accountId: payer.accountId } },
  );
  return data?.["sendPasscode"] as unknown as Answer;
}

async function confirm(payer: Payer, passcode: string): Promise<Answer> {
  const { data } = await payer.graph(
    "mutation C($input: ConfirmPasscodeInput!) { confirmPasscode(input: $input) { state until triesLeft } }",
    { input: { accountId: payer.accountId, passcode } },
  );
  return data?.["confirmPasscode"] as unknown as Answer;
}

async function newestBill(payer: Payer): Promise<Statement> {
  const query =
    "query B($id: ID!) { billing(accountId: $id) { statements(first: 1) { nodes { id periodFrom periodTo callDetails calls { id at line } } } } }";
  const { data } = await payer.graph(query, { id: payer.accountId });
  return (data?.["billing"] as unknown as { statements: { nodes: Statement[] } }).statements.nodes[0]!;
}

/** The newest passcode in the demo's messages to a user. */
async function received(username: string): Promise<string> {
  const messages = (await (await backend.browser().fetch("/demo/messages")).json()) as { to: string; text: string }[];
  return /\d{6}/.exec(messages.find(({ to }) => to === `${username}@portico.example`)?.text ?? "")?.[0] ?? "";
}

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

async function somebody() {
  const { username } = await newCustomer(backend, 0);
  return { username, payer: await Payer.signIn(backend, username) };
}

describe("[STMT-03 partly] call details", () => {
  test("require the passcode, and are unlocked in that session only, for fifteen minutes", async () => {
    const [dana, elsewhere] = [await Payer.signIn(backend, "dana"), await Payer.signIn(backend, "dana")];
    expect(await newestBill(dana)).toMatchObject({ callDetails: "VERIFICATION_REQUIRED", calls: null });
    expect(await send(dana)).toMatchObject({ state: "SENT", triesLeft: 5 });
    const until = new Date(backend.securityClock.now().getTime() + 900_000).toISOString();
    expect(await confirm(dana, await received("dana"))).toMatchObject({ state: "VERIFIED", until });
    const bill = await newestBill(dana);
    expect(bill.callDetails).toBe("VERIFIED");
    expect(bill.calls?.length).toBeGreaterThan(3);
    expect(bill.calls?.every(({ at }) => at.slice(0, 10) >= bill.periodFrom && at.slice(0, 10) <= bill.periodTo)).toBe(
      true,
    );
    expect(await newestBill(elsewhere)).toMatchObject({ callDetails: "VERIFICATION_REQUIRED", calls: null });
    await backend.database.update(verifiedSessions).set({ until: backend.securityClock.now() });
    expect(await newestBill(dana)).toMatchObject({ callDetails: "VERIFICATION_REQUIRED", calls: null });
  });

  test("show who does not manage voice the calls of their own lines alone, and none without a line", async () => {
    const billie = await Payer.signIn(backend, "billie");
    expect(await newestBill(billie)).toMatchObject({ callDetails: "NONE", calls: null });
    const [line] = await voiceLinesOf(backend.database, billie.accountId);
    const [user] = await backend.database.select().from(users).where(eq(users.username, "billie"));
    const assign = (userId: string | null) =>
      backend.database.execute(sql`update voice_lines set assigned_user_id = ${userId} where id = ${line!.id}`);
    await assign(user!.id);
    await send(billie);
    await confirm(billie, await received("billie"));
    const bill = await newestBill(billie);
    expect(bill.callDetails).toBe("VERIFIED");
    expect(new Set(bill.calls?.map((call) => call.line))).toEqual(new Set([phoneDialled(line!.telephoneNumber)]));
    await assign(line!.assignedUserId);
  });

  test("are not for staff who act for a customer", async () => {
    const agent = await Payer.signIn(backend, "gina");
    expect(await newestBill(agent)).toMatchObject({ callDetails: "NONE", calls: null });
  });

  test("do not exist for an account without voice", async () => {
    expect(await newestBill(await Payer.signIn(backend, "quinn"))).toMatchObject({ callDetails: "NONE", calls: null });
  });
});

describe("[STMT-03 partly] a one-time passcode", () => {
  test("works once", async () => {
    const { payer, username } = await somebody();
    await send(payer);
    const code = await received(username);
    const answers = await Promise.all([confirm(payer, code), confirm(payer, code), confirm(payer, code)]);
    expect(answers.filter(({ state }) => state === "VERIFIED")).toHaveLength(1);
    expect((await confirm(payer, code)).state).toBe("ENDED");
  });

  test("is locked after five wrong tries, also concurrent ones, and the right one is too late", async () => {
    const { payer, username } = await somebody();
    await send(payer);
    const code = await received(username);
    expect(await confirm(payer, other(code))).toMatchObject({ state: "WRONG", triesLeft: 4 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(payer, other(code))));
    expect(answers.filter(({ state }) => state === "WRONG")).toHaveLength(3);
    expect((await confirm(payer, code)).state).toBe("ENDED");
  });

  test("expires after ten minutes of security time; business time does not matter", async () => {
    const { payer, username } = await somebody();
    await send(payer);
    backend.clock.advance(86_400);
    backend.securityClock.advance(599);
    expect((await confirm(payer, "x")).state).toBe("WRONG");
    backend.securityClock.advance(1);
    expect((await confirm(payer, await received(username))).state).toBe("ENDED");
  });

  test("is replaced when another is sent; the sixth within an hour is refused, also when one was used", async () => {
    const { payer, username } = await somebody();
    await send(payer);
    const first = await received(username);
    await send(payer);
    if (first !== (await received(username))) expect((await confirm(payer, first)).state).toBe("WRONG");
    expect((await confirm(payer, await received(username))).state).toBe("VERIFIED");
    for (let sent = 2; sent < 5; sent += 1) expect((await send(payer)).state).toBe("SENT");
    expect((await send(payer)).state).toBe("TOO_MANY");
    backend.securityClock.advance(780);
  });

  test("of another user is rejected", async () => {
    const [one, two] = [await somebody(), await somebody()];
    await send(one.payer);
    expect((await confirm(two.payer, await received(one.username))).state).toBe("ENDED");
  });

  test.each(["CSR", "BOBO"] as const)("is not sent to %s staff", async (userType) => {
    const { payer, username } = await somebody();
    await backend.database.update(users).set({ userType }).where(eq(users.username, username));
    expect((await send(payer)).state).toBe("UNAVAILABLE");
  });

  test("is never logged, and stored only where the demo shows it", async () => {
    const { payer, username } = await somebody();
    await send(payer);
    const code = await received(username);
    await confirm(payer, code);
    expect(backend.logs.filter((line) => new RegExp(`[^0-9]${code}[^0-9]`).test(line))).toEqual([]);
    const { rows } = await backend.database.execute(sql`select p::text as text from passcodes p`);
    expect(rows.filter(({ text }) => new RegExp(`[(,"]${code}[),"]`).test(String(text)))).toEqual([]);
  });
});

describe("[STMT-03 partly] outside the demo", () => {
  afterEach(() => void Object.assign(backend.config, { demo: true, mail: undefined }));

  async function realPerson() {
    const { payer, username } = await somebody();
    const change = (changes: { invented?: boolean; email?: null }) =>
      backend.database.update(users).set(changes).where(eq(users.username, username));
    await change({ invented: false });
    backend.config.demo = false;
    return { payer, username, change };
  }

  test("without a mail server passcodes are unavailable: none is sent", async () => {
    const { payer } = await realPerson();
    expect((await send(payer)).state).toBe("UNAVAILABLE");
  });

  test("with one it is sent to the user's e-mail address, unlocks the details, and is erased once it is sent", async () => {
    const server = await openMailServer();
    const { payer, username } = await realPerson();
    backend.config.mail = server.mail;
    expect(await send(payer)).toMatchObject({ state: "SENT" });
    await backend.sendMessages();
    await server.close();
    const [mail] = server.received;
    expect(mail).toMatchObject({
      recipients: [`${username}@portico.example`],
      subject: "Your one-time passcode",
      text: expect.stringContaining("works for 10 minutes"),
    });
    const code = /\d{6}/.exec(mail?.text ?? "")?.[0] ?? "";
    expect((await confirm(payer, code)).state).toBe("VERIFIED");
    const { rows } = await backend.database.execute(
      sql`select m::text as text from messages m where address = ${`${username}@portico.example`}`,
    );
    expect(rows.filter(({ text }) => String(text).includes(code))).toEqual([]);
  });

  test("a user without an e-mail address is told that none can be sent", async () => {
    const { payer, change } = await realPerson();
    await change({ email: null });
    backend.config.mail = { url: "smtp://127.0.0.1:9", from: "a@portico.example" };
    expect((await send(payer)).state).toBe("UNAVAILABLE");
  });
});
