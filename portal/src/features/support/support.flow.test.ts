import { attemptKey } from "../../api/attemptKey.ts";
import { openBackend, type TestBackend } from "@portico/backend/testing";
import { Editor } from "@portico/backend/testing/editor";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab, type Network, type OpenedTab } from "../../testing/openPortal.ts";
import { screens } from "../navigation/model/screens.slice.ts";
import { searchWorkflows } from "./model/search.saga.ts";
import { articleRead, categoryRead, homeRead, resultsRead, selectSearch } from "./model/search.slice.ts";
import type { AnswerRequest, CaseRequest, ReplyRequest, SupportCase } from "./model/support.api.ts";
import { uploadKey } from "./model/uploads.slice.ts";
import { webFormWorkflows } from "./model/webForm.saga.ts";
import {
  answerEvents,
  casesRead,
  formsRead,
  messageForm,
  openEvents,
  replyEvents,
  selectWebForm,
} from "./model/webForm.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(searchWorkflows);
  screens.inject(webFormWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

const congressSquare = "8347207526";
const locale = "es-US";

async function tabOf(username: string | null, network?: Network) {
  const tab = await openTab(createTestBrowser(backend.browser()), network ? { network } : {});
  if (username !== null) await tab.signIn(username);
  tab.store.dispatch(screens.entered({ workflows: [searchWorkflows.name, webFormWorkflows.name] }));
  return tab;
}
const formOf = (tab: OpenedTab) => selectWebForm(tab.store.getState());

test("[SERV-08 partly] a visitor searches in Spanish without accents, and reads what was found", async () => {
  const visitor = await tabOf(null);
  visitor.store.dispatch(resultsRead.requested({ query: "buzon de voz", page: 1, locale }));
  await visitor.until((state) => selectSearch(state).results.phase === "ready");
  const { results } = selectSearch(visitor.store.getState());
  expect(results.data).toMatchObject({ match: "EXACT", query: "buzon de voz" });
  const found = results.data?.results.find(({ kind }) => kind === "ARTICLE");
  const articleId = found?.path.split("/").at(-1) ?? "";
  visitor.store.dispatch(articleRead.requested({ articleId, locale }));
  await visitor.until((state) => selectSearch(state).article.phase === "ready");
  const { article } = selectSearch(visitor.store.getState());
  expect(article.data).toMatchObject({ id: articleId, title: found?.title });
  visitor.store.dispatch(homeRead.requested({ locale }));
  visitor.store.dispatch(categoryRead.requested({ name: "VOICE", locale }));
  await visitor.until((state) => selectSearch(state).home.phase === "ready");
  await visitor.until((state) => selectSearch(state).category.phase === "ready");
  const { home, category } = selectSearch(visitor.store.getState());
  expect(home.data?.categories.find(({ name }) => name === "VOICE")?.articles).toBe(category.data?.articles.length);
});

test("[SERV-08 partly] an article arrives with its steps, and with links that lead to pages, articles and numbers", async () => {
  const visitor = await tabOf(null);
  visitor.store.dispatch(articleRead.requested({ articleId: "restart-equipment", locale }));
  await visitor.until((state) => selectSearch(state).article.phase === "ready");
  const blocks = selectSearch(visitor.store.getState()).article.data?.blocks ?? [];
  expect(blocks.map(({ kind }) => kind)).toEqual(["PARAGRAPH", "HEADING", "STEPS", "HEADING", "BULLETS"]);
  const links = blocks.flatMap(({ items }) => items.flat().flatMap(({ href }) => href ?? []));
  expect(links).toEqual(["/services", "/outage-map", expect.stringMatching(/^tel:\+1\d{10}$/)]);
});

async function send(tab: OpenedTab, description: string, more: Partial<CaseRequest> = {}) {
  const wanted: Omit<CaseRequest, "idempotencyKey"> = {
    accountId: congressSquare,
    form: "other-request",
    version: "1",
    locale,
    answers: { service: "INTERNET", question: description, answer: "PORTAL" },
    ...more,
  };
  const idempotencyKey = attemptKey<CaseRequest>(formOf(tab).open, wanted);
  tab.store.dispatch(openEvents.requested({ ...wanted, idempotencyKey }));
  await tab.until((state) => selectWebForm(state).open.name !== "working");
  return formOf(tab).open;
}

test("[SERV-08 partly] a request whose answer was lost is sent again as the same one, and can be replied to", async () => {
  let lose = true;
  const losing: Network = (fetch) => async (input, init) => {
    const response = await fetch(input, init);
    const { method, url } = input instanceof Request ? input : new Request(input, init);
    if (!lose || method !== "POST" || !url.endsWith("/cases")) return response;
    lose = false;
    throw new TypeError("lost");
  };
  const opal = await tabOf("opal", losing);
  expect(await send(opal, "The internet is slow.")).toMatchObject({ name: "failed", failure: { kind: "unreachable" } });
  const sent = await send(opal, "The internet is slow.");
  expect(sent).toMatchObject({ name: "sent", sent: { state: "RECEIVED" } });
  await opal.until((state) => selectWebForm(state).cases.data?.cases.length === 3);
  const { id: caseId } = (sent as { sent: SupportCase }).sent;
  const reply = { accountId: congressSquare, caseId, body: "Since noon." };
  const idempotencyKey = attemptKey<ReplyRequest>(formOf(opal).reply, reply);
  opal.store.dispatch(replyEvents.requested({ ...reply, idempotencyKey }));
  await opal.until((state) => selectWebForm(state).reply.name === "sent");
  await opal.until((state) => selectWebForm(state).cases.data?.cases[0]?.messages.length === 2);
});

const note = (words: string, name = "note.txt") => new File([words], name, { lastModified: 1 });
const replyWith = async (tab: OpenedTab, caseId: string, files: readonly File[]) => {
  const fileKeys = files.map((file) => uploadKey(messageForm(caseId), file));
  const wanted = { accountId: congressSquare, caseId, body: "As a file.", fileKeys };
  const idempotencyKey = attemptKey<ReplyRequest>(formOf(tab).reply, wanted);
  tab.store.dispatch(replyEvents.requested({ ...wanted, idempotencyKey }, files));
  await tab.until((state) => selectWebForm(state).reply.name !== "working");
  return formOf(tab).reply;
};
const filesSent = ({ sent }: { sent?: SupportCase }) => sent?.messages.at(-1)?.files.map(({ name }) => name);

test("[SERV-08 partly] files of a reply whose answer was lost are uploaded once, and the repeated reply names the same ones", async () => {
  const uploads: string[] = [];
  let lose = true;
  const losing: Network = (fetch) => async (input, init) => {
    const { method, url } = input instanceof Request ? input : new Request(input, init);
    if (method === "POST" && url.includes("/files?")) uploads.push(new URL(url).searchParams.get("name") ?? "");
    const response = await fetch(input, init);
    if (!lose || !url.endsWith("/replies")) return response;
    lose = false;
    throw new TypeError("lost");
  };
  const opal = await tabOf("opal", losing);
  const { sent: asked } = (await send(opal, "The screen is blue.")) as { sent: SupportCase };
  const files = [note("Red.", "first.txt"), note("Green.", "second.txt")];
  expect(await replyWith(opal, asked.id, files)).toMatchObject({ name: "failed", failure: { kind: "unreachable" } });
  const again = await replyWith(opal, asked.id, files);
  expect(filesSent(again as never)).toEqual(["first.txt", "second.txt"]);
  expect(uploads).toEqual(["first.txt", "second.txt"]);
  expect((again as { sent: SupportCase }).sent.messages).toHaveLength(2);
  // They are used up: the same file with another message is uploaded anew.
  expect(filesSent((await replyWith(opal, asked.id, files.slice(0, 1))) as never)).toEqual(["first.txt"]);
  expect(uploads).toHaveLength(3);
  expect(formOf(opal).uploads).toEqual({ ids: {}, failures: {}, progress: {} });
});

test("a file that is refused keeps its message from being sent; the others are not uploaded again without it", async () => {
  const opal = await tabOf("opal");
  const { sent: asked } = (await send(opal, "The screen is green.")) as { sent: SupportCase };
  const [good, bad] = [note("Red."), note("MZ\u0000\u0001", "photo.jpg")];
  const code = "FILE_TYPE_NOT_ACCEPTED";
  expect(await replyWith(opal, asked.id, [good, bad])).toMatchObject({ name: "failed", failure: { code } });
  const { ids, failures } = formOf(opal).uploads;
  expect(Object.keys(ids)).toEqual([uploadKey(messageForm(asked.id), good)]);
  expect(failures).toEqual({ [uploadKey(messageForm(asked.id), bad)]: expect.objectContaining({ code }) });
  const again = await replyWith(opal, asked.id, [good]);
  expect(filesSent(again as never)).toEqual(["note.txt"]);
  expect(formOf(opal).uploads.failures).toEqual({});
});

test("uploads that the server no longer has are made again by the next try", async () => {
  const opal = await tabOf("opal");
  const { sent: asked } = (await send(opal, "The screen is red.")) as { sent: SupportCase };
  const [kept, bad] = [note("Red."), note("MZ\u0000", "photo.jpg")];
  await replyWith(opal, asked.id, [kept, bad]);
  await backend.database.execute("delete from support_files where case_number is null");
  const code = "FILE_NOT_AVAILABLE";
  expect(await replyWith(opal, asked.id, [kept])).toMatchObject({ name: "failed", failure: { code } });
  expect(filesSent((await replyWith(opal, asked.id, [kept])) as never)).toEqual(["note.txt"]);
});

test("a reply to a closed request is refused, and the list is read again", async () => {
  const opal = await tabOf("opal");
  opal.store.dispatch(casesRead.requested({ accountId: congressSquare }));
  await opal.until((state) => selectWebForm(state).cases.phase === "ready");
  const closed = formOf(opal).cases.data?.cases.find(({ state }) => state === "CLOSED");
  const reply = { accountId: congressSquare, caseId: closed?.id ?? "", body: "Thanks." };
  const idempotencyKey = attemptKey<ReplyRequest>(formOf(opal).reply, reply);
  opal.store.dispatch(replyEvents.requested({ ...reply, idempotencyKey }));
  await opal.until((state) => selectWebForm(state).reply.name !== "working");
  expect(formOf(opal).reply).toMatchObject({ name: "failed", failure: { kind: "refused", code: "CASE_CLOSED" } });
});

test(
  "[SERV-08 partly] customer service answers a request of the account; an answer whose response was lost is sent once, and the customer reads it",
  { tags: "full" },
  async () => {
    const harborStreet = "8347201180";
    const billie = await tabOf("billie");
    const sent = await send(billie, "The second line is silent.", { accountId: harborStreet });
    const { id: caseId } = (sent as { sent: SupportCase }).sent;
    let lose = true;
    const losing: Network = (fetch) => async (input, init) => {
      const response = await fetch(input, init);
      const { url } = input instanceof Request ? input : new Request(input, init);
      if (!lose || !url.endsWith("/answers")) return response;
      lose = false;
      throw new TypeError("lost");
    };
    const gina = await tabOf("gina", losing);
    gina.store.dispatch(casesRead.requested({ accountId: harborStreet }));
    await gina.until((state) => selectWebForm(state).cases.phase === "ready");
    expect(formOf(gina).cases.data).toMatchObject({ role: "ANSWERS" });
    expect(formOf(gina).cases.data?.cases[0]).toMatchObject({ id: caseId, openedBy: "Billie" });
    const wanted = { accountId: harborStreet, caseId, body: "It rings again.", state: "ANSWERED" as const, seen: 1 };
    for (const outcome of ["failed", "sent"]) {
      const idempotencyKey = attemptKey<AnswerRequest>(formOf(gina).answer, wanted);
      gina.store.dispatch(answerEvents.requested({ ...wanted, idempotencyKey }));
      await gina.until((state) => selectWebForm(state).answer.name === outcome);
    }
    billie.store.dispatch(casesRead.requested({ accountId: harborStreet }));
    const own = () => formOf(billie).cases.data?.cases.find(({ id }) => id === caseId);
    await billie.until(() => own()?.state === "ANSWERED");
    expect(
      own()
        ?.messages.map(({ from, body }) => [from, body])
        .slice(1),
    ).toEqual([["AGENT", "It rings again."]]);
  },
);

test(
  "[SERV-13 partly] a form that an editor changes reaches a customer who is filling it in, without a deploy; the case has the new question",
  { tags: "full" },
  async () => {
    const opal = await tabOf("opal");
    opal.store.dispatch(formsRead.requested({ accountId: congressSquare }));
    await opal.until((state) => selectWebForm(state).forms.phase === "ready");
    const seen = formOf(opal).forms.data;
    const definition = seen?.forms.find(({ id }) => id === "other-request")?.definition;
    if (!seen || !definition) throw new Error("no form");
    const erin = await Editor.signIn(backend);
    const label = { en: "Since when?", es: "¿Desde cuándo?" };
    const since = {
      id: "since",
      kind: "DATE" as const,
      label,
      hint: null,
      required: true,
      maxLength: null,
      rule: null,
    };
    const fields = [...definition.fields, { ...since, choices: [] }];
    await erin.draftForm("support.form.other-request", { ...definition, fields });
    expect((await erin.publish()).status).toBe(201);

    const old = { version: seen.version };
    expect(await send(opal, "Slow.", old)).toMatchObject({ name: "failed", failure: { code: "FORM_CHANGED" } });
    await opal.until((state) => selectWebForm(state).forms.data?.version !== seen.version);
    const now = formOf(opal).forms.data;
    expect(now?.forms.find(({ id }) => id === "other-request")?.definition.fields.at(-1)?.label).toEqual(label);
    const answers = { service: "INTERNET", question: "Slow.", answer: "PORTAL", since: "2026-11-20" };
    const sent = await send(opal, "Slow.", { version: now?.version ?? "", answers });
    expect(sent).toMatchObject({ name: "sent", sent: { title: "Otro tema" } });
    expect((sent as { sent: SupportCase }).sent.messages[0]?.answers.at(-1)).toEqual({
      question: "¿Desde cuándo?",
      answer: "20 de noviembre de 2026",
    });
  },
);
