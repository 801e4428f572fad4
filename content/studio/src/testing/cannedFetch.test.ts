import { expect, test } from "vitest";
import { type CannedAnswers, cannedFetch } from "./cannedFetch.ts";

const list = "http://localhost/content/v1/editor/comments";
const told = (text: string) => ({ body: { text } });

/** What a network answers, and what it was asked for in vain. */
async function asked(answers: CannedAnswers, address: string, method = "GET") {
  const inVain: string[] = [];
  const response = await cannedFetch(answers, (call) => inVain.push(call))(address, { method });
  return { status: response.status, text: ((await response.json()) as { text?: string }).text, inVain };
}

test("the closest answer counts: method and query, then the method, then the query, then the path alone", async () => {
  const path = "/content/v1/editor/comments";
  const answers = { [path]: told("any"), [`${path}?key=a`]: told("of a"), [`POST ${path}`]: told("written") };
  expect((await asked(answers, `${list}?key=b`)).text).toBe("any");
  expect((await asked(answers, `${list}?key=a`)).text).toBe("of a");
  expect((await asked(answers, `${list}?key=a`, "POST")).text).toBe("written");
});

test("what a story tells goes before what is usual, however closely that is named", async () => {
  const path = "/content/v1/editor/presence";
  expect((await asked({ [path]: told("mine") }, `http://localhost${path}`, "PUT")).text).toBe("mine");
});

test("what has no answer is not found, and said to have been asked for: a write too, where reading has one", async () => {
  expect(await asked({}, `${list.replace("comments", "terms")}?a=b`, "POST")).toMatchObject({ status: 404, inVain: ["POST /content/v1/editor/terms?a=b"] });
  expect(await asked({}, list.replace("comments", "terms"))).toMatchObject({ status: 200, inVain: [] });
});
