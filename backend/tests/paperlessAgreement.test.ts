import { sha256 } from "@portico/gate/contractHash";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts, paperlessChanges } from "../src/modules/account/account.tables.ts";
import { builtIn } from "../src/modules/content/catalogue.ts";
import { paperlessTerms, withPaperless } from "../testing/agreements.ts";
import { enroller } from "../testing/enroller.ts";
import { newCustomer, newPayer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import { schedule, scheduleInput } from "../testing/scheduler.ts";

const text = builtIn.messages[paperlessTerms.key]!.es;
const agreed = { ...paperlessTerms, locale: "es-US", textHash: sha256(text) };

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

/** A customer with paper bills. */
async function newOnPaper(due: number): Promise<Payer> {
  const payer = await newPayer(backend, due);
  await backend.database
    .update(accounts)
    .set({ paperlessEnrolled: false })
    .where(eq(accounts.accountId, payer.accountId));
  return payer;
}

type Shown = {
  paperlessEnrolled: boolean;
  paperlessAgreedAt: string | null;
  paperlessTerms: { key: string; locale: string; release: string; acceptedAt: string; text: string | null } | null;
};

async function shown(payer: Payer): Promise<Shown> {
  const { data } = await payer.graph(
    "query P($id: ID!) { billing(accountId: $id) { paperlessEnrolled paperlessAgreedAt paperlessTerms { key locale release acceptedAt text } } }",
    { id: payer.accountId },
  );
  return data?.["billing"] as Shown;
}

async function set(payer: Payer, enrolled: boolean, terms?: object): Promise<string> {
  const { errors } = await payer.graph("mutation S($input: PaperlessInput!) { setPaperless(input: $input) { id } }", {
    input: { accountId: payer.accountId, enrolled, ...(terms && { terms }) },
  });
  return errors?.[0]?.extensions.code ?? "ok";
}

const changes = (payer: Payer) =>
  backend.database
    .select()
    .from(paperlessChanges)
    .where(eq(paperlessChanges.accountId, payer.accountId))
    .orderBy(paperlessChanges.id);
const onPaper = { paperlessEnrolled: false, paperlessAgreedAt: null, paperlessTerms: null };

describe("turned on separately", () => {
  test("[BILL-09 partly] requires the terms: a missing acceptance, one that was not given, and another text's are rejected and nothing changes", async () => {
    const payer = await newOnPaper(0);
    expect(await set(payer, true)).toBe("INVALID_REQUEST");
    expect(await set(payer, true, { ...paperlessTerms, accepted: false })).toBe("INVALID_REQUEST");
    expect(await set(payer, true, { ...paperlessTerms, key: "billing.payOnce.terms.text" })).toBe("INVALID_REQUEST");
    expect(await set(payer, true, { ...paperlessTerms, release: "9".repeat(201) })).toBe("INVALID_REQUEST");
    expect([await shown(payer), await changes(payer)]).toEqual([onPaper, []]);
  });

  test("[BILL-09 partly] [PAY-22 partly] the accepted terms are stored with user, time and language, and shown word for word; the first acceptance stays", async () => {
    const payer = await newOnPaper(0);
    expect(await set(payer, true, agreed)).toBe("ok");
    const acceptedAt = backend.clock.now().toISOString();
    expect(await shown(payer)).toEqual({
      paperlessEnrolled: true,
      paperlessAgreedAt: acceptedAt,
      paperlessTerms: { key: agreed.key, locale: "es-US", release: "built-in", acceptedAt, text },
    });
    expect(await set(payer, true, paperlessTerms)).toBe("ok");
    expect(await changes(payer)).toMatchObject([
      {
        enrolled: true,
        userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        terms: { textHash: sha256(text), locale: "es-US" },
      },
    ]);
    expect((await shown(payer)).paperlessTerms?.text).toBe(text);
  });

  test("[BILL-09 partly] going back to paper requires no terms; then none are shown, and the acceptance stays on record", async () => {
    const payer = await newOnPaper(0);
    await set(payer, true, agreed);
    expect(await set(payer, false)).toBe("ok");
    expect(await shown(payer)).toEqual(onPaper);
    expect((await changes(payer)).map(({ enrolled, terms }) => [enrolled, terms?.locale ?? null])).toEqual([
      [true, "es-US"],
      [false, null],
    ]);
  });

  test("[BILL-09 partly] an account that was created paperless has no accepted terms, and none are shown", async () => {
    const { username } = await newCustomer(backend, 0, 14, { paperlessEnrolled: true });
    const payer = await Payer.signIn(backend, username);
    expect(await changes(payer)).toEqual([]);
    expect(await shown(payer)).toEqual({
      paperlessEnrolled: true,
      paperlessAgreedAt: null,
      paperlessTerms: null,
    });
  });
});

describe("turned on with another request", () => {
  test("[PAY-17 partly] [BILL-09 partly] a payment: rejected without the terms before anything is charged, and stored with it", async () => {
    const payer = await newOnPaper(10_000);
    const before = backend.processor.charged().length;
    expect(await payer.pay({ ...(await payer.attempt(1_000)), enrollPaperless: true } as never)).toMatchObject({
      code: "TERMS_NOT_ACCEPTED",
    });
    expect(
      await payer.pay({
        ...(await payer.attempt(1_000)),
        ...withPaperless,
        paperlessTerms: { ...paperlessTerms, key: "billing.payOnce.terms.text" },
      } as never),
    ).toMatchObject({ code: "TERMS_NOT_ACCEPTED" });
    expect([backend.processor.charged().length - before, await shown(payer)]).toEqual([0, onPaper]);
    await payer.pay({ ...(await payer.attempt(1_000)), enrollPaperless: true, paperlessTerms: agreed } as never);
    expect((await shown(payer)).paperlessTerms).toMatchObject({ locale: "es-US", text });
  });

  test("[BILL-09 partly] a scheduled payment", async () => {
    const payer = await newOnPaper(10_000);
    const refused = await schedule(payer, await scheduleInput(payer, 1_000, "2026-12-01", { enrollPaperless: true }));
    expect(refused).toMatchObject({ code: "TERMS_NOT_ACCEPTED" });
    await schedule(
      payer,
      await scheduleInput(payer, 1_000, "2026-12-01", { enrollPaperless: true, paperlessTerms: agreed }),
    );
    expect((await shown(payer)).paperlessTerms).toMatchObject({ text });
  });

  test("[BILL-09 partly] an enrolment in Auto Pay", async () => {
    const ines = enroller(await Payer.signIn(backend, "ines"));
    expect(await ines.enrol({ enrollPaperless: true })).toMatchObject({ code: "TERMS_NOT_ACCEPTED" });
    await ines.enrol({ enrollPaperless: true, paperlessTerms: agreed });
    expect((await shown(ines.payer)).paperlessTerms).toMatchObject({ text });
  });
});
