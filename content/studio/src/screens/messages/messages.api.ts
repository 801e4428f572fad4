import type { components } from "@portico/openapi/studio";
import { answer, type Answer } from "../../api/answer.ts";
import type { Client } from "../../api/client.ts";
import type { Reading } from "../../data/useRead.ts";

export type Message = components["schemas"]["Message"];

/** The service's maximum page size. */
const pageSize = 5000;

const pageAfter = ({ content }: Client, after: string | undefined) =>
  answer(
    content.GET("/content/v1/editor/messages", {
      params: { query: { limit: pageSize, ...(after === undefined ? {} : { after }) } },
    }),
  );

/** Reads every message, page by page. A page ends with a complete key, so there are no duplicates. */
async function getMessages(client: Client): Promise<Answer<Message[]>> {
  const all: Message[] = [];
  for (;;) {
    const page = await pageAfter(client, all.at(-1)?.key);
    if (!page.ok) return page;
    all.push(...page.data.messages);
    if (page.data.messages.length === 0 || all.length >= page.data.total)
      return { ok: true, data: all, version: undefined };
  }
}

/** All messages at once: the browser searches them, so that a key press needs no request. */
export const messagesReading: Reading<Message[]> = { name: "messages", load: getMessages };
