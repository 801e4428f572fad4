import { expect, test } from "vitest";
import { type MockAnswers, mockFetch } from "./mockFetch.ts";

const list = "http://localhost/content/v1/editor/comments";
const told = (text: string) => ({ body: { text } });

/** Collects responses and unanswered requests. */
async function asked(answers: MockAnswers, address: string, method = "GET") {
  const inVain: string[] = [];
  const response = await mockFetch(answers, (call) => inVain.push(call))(address, { method });
  return { status: response.status, text: ((await response.json()) as { text?: string }).text, inVain };
}

test("the most specific response wins: method and query, then method, then query, then path alone", async () => {
  const path = "/content/v1/editor/comments";
  const answers = { [path]: told("any"), [`${path}?key=a`]: told("of a"), [`POST ${path}`]: told("written") };
  expect((await asked(answers, `${list}?key=b`)).text).toBe("any");
  expect((await asked(answers, `${list}?key=a`)).text).toBe("of a");
  expect((await asked(answers, `${list}?key=a`, "POST")).text).toBe("written");
});

test("a story's responses override the default ones, however specific those are", async () => {
  const path = "/content/v1/editor/presence";
  expect((await asked({ [path]: told("mine") }, `http://localhost${path}`, "PUT")).text).toBe("mine");
});

test("a request without a response gets 404 and is reported: a write too, where only the read has one", async () => {
  expect(await asked({}, `${list.replace("comments", "terms")}?a=b`, "POST")).toMatchObject({
    status: 404,
    inVain: ["POST /content/v1/editor/terms?a=b"],
  });
  expect(await asked({}, list.replace("comments", "terms"))).toMatchObject({ status: 200, inVain: [] });
});
