import type { components } from "@portico/openapi/terms";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { acceptanceOf, paymentTerms, termsText } from "../../../testing/agreements.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { Payer } from "../../../testing/payer.ts";
import { TestClient } from "../../../testing/testClient.ts";

const harborStreet = "8347201180";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

async function accepted(username: string, accountId = harborStreet, page = 1) {
  const client = await TestClient.signedIn(backend, username);
  const response = await client.get(`/api/pub/terms/v1/acceptances?accountId=${accountId}&page=${page}`);
  return {
    status: response.status,
    body: (await response.json()) as components["schemas"]["TermsAcceptances"] & { code?: string },
  };
}

test("[SERV-13 partly] terms that were accepted with a payment are listed word for word, with who, when and the confirmation number", async () => {
  const payer = await Payer.signIn(backend, "dana");
  const { payment } = await payer.pay(await payer.attempt(1_500));
  const [newest] = (await accepted("dana")).body.acceptances;
  expect(newest).toMatchObject({
    agreement: "payment",
    reference: payment?.confirmationNumber,
    acceptedBy: "Dana",
    acceptedAt: "2026-11-21T15:00:00.000Z",
    locale: "en-US",
    text: termsText(paymentTerms.key, "en-US"),
    isCurrent: true,
  });
});

test("[SERV-13 partly] who paid online and has paperless billing in the demo has accepted the terms of both", async () => {
  const { acceptances } = (await accepted("hedda", "8347205013")).body;
  expect(new Set(acceptances.map(({ agreement }) => agreement))).toEqual(new Set(["payment", "paperless"]));
  for (const { acceptedBy, isCurrent, text } of acceptances)
    expect([acceptedBy, isCurrent, text]).toEqual(["Hedda", true, expect.any(String)]);
});

test("[SERV-13 partly] who has Auto Pay in the demo has accepted its authorization", async () => {
  const { acceptances } = (await accepted("theo", "8347204022")).body;
  expect(acceptances.find(({ agreement }) => agreement === "autoPay")).toMatchObject({
    acceptedBy: "Theo",
    isCurrent: true,
    text: expect.any(String),
  });
});

test("[SERV-13 partly] who uses the portal in Spanish accepted the Spanish terms in the demo", async () => {
  const [lucia] = (await accepted("lucia", "8347201255")).body.acceptances;
  expect(lucia).toMatchObject({ acceptedBy: "Lucía", locale: "es-US", text: termsText(paymentTerms.key, "es-US") });
});

test("[SERV-13 partly] an acceptance in Spanish has the Spanish text", async () => {
  const payer = await Payer.signIn(backend, "lucia");
  const terms = acceptanceOf(paymentTerms.key, "es-US");
  await payer.pay(await payer.attempt(1_000, { terms }));
  const [newest] = (await accepted("lucia", payer.accountId)).body.acceptances;
  expect(newest).toMatchObject({ locale: "es-US", text: termsText(paymentTerms.key, "es-US"), isCurrent: true });
});

test("[SERV-13 partly] terms of orders, with the number of the order", async () => {
  const { body } = await accepted("opal", (await Payer.signIn(backend, "opal")).accountId);
  const order = body.acceptances.find(({ agreement }) => agreement === "order");
  expect(order).toMatchObject({ acceptedBy: "Opal", isCurrent: true });
  expect(order?.reference).toMatch(/^SO-\d+$/);
});

test("[SERV-13 partly] a text that differs from today's says so; one that is not stored any more is null", async () => {
  await backend.database.execute(
    sql`update payment_terms set text_hash = ${"0".repeat(64)} where account_id = ${harborStreet}`,
  );
  const [newest] = (await accepted("dana")).body.acceptances;
  expect(newest).toMatchObject({ agreement: "payment", isCurrent: false, text: null });
});

test("[SERV-13 partly] acceptances of paperless billing are paged, newest first, and none is shown twice", async () => {
  const { accountId } = await Payer.signIn(backend, "pat");
  const before = (await accepted("pat", accountId)).body.acceptances.length;
  const terms = acceptanceOf("billing.paperless.terms.text");
  const [{ id: userId } = { id: "" }] = (
    await backend.database.execute(sql`select id from users where username = 'pat'`)
  ).rows as { id: string }[];
  for (let minute = 10; minute < 35; minute += 1) {
    const acceptedAt = `2026-11-21T12:${minute}:00.000Z`;
    await backend.database.execute(
      sql`insert into paperless_changes (account_id, enrolled, user_id, changed_at, terms) values (${accountId}, true, ${userId}, ${acceptedAt}, ${JSON.stringify({ ...terms, userId, acceptedAt })}::jsonb)`,
    );
  }
  const pages = [(await accepted("pat", accountId)).body, (await accepted("pat", accountId, 2)).body];
  expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, false]);
  const shown = pages.flatMap(({ acceptances }) => acceptances);
  expect(new Set(shown.map(({ id }) => id)).size).toBe(before + 25);
  const times = shown.map(({ acceptedAt }) => acceptedAt);
  expect(times).toEqual(times.toSorted().reverse());
});

test("[SERV-13 partly] acceptances of another customer's account are not found", async () => {
  expect(await accepted("pat")).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
});
