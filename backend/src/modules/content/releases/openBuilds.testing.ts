import type { Arguments, Catalogue, Wording } from "@portico/gate/contract";
import { contractHash } from "@portico/gate/contractHash";
import type { Editor } from "../../../../testing/editor.ts";
import type { TestBackend } from "../../../../testing/openBackend.ts";
import { builtIn, builtInOf } from "../catalogue.ts";
import { mergeBuiltIn } from "./mergeBuiltIn.service.ts";

/** The button whose arguments differ between the two builds. */
export const key = "billing.payOnce.review.submit";

/** Publishes a newer build next to the one served here, with other arguments of the button and added messages. */
export async function newBuild(
  backend: TestBackend,
  args: Arguments,
  words: Wording,
  added: Catalogue = {},
): Promise<void> {
  const entries = Object.entries(builtIn.contracts).map(([name, contract]) => [
    name,
    { ...contract, ...builtIn.messages[name], ...(name === key ? { args, ...words, maxLength: undefined } : {}) },
  ]);
  const catalogue = JSON.parse(JSON.stringify({ ...Object.fromEntries(entries), ...added }));
  await mergeBuiltIn(
    backend.database,
    builtInOf(catalogue, contractHash(catalogue), builtIn.register, builtIn.forms, builtIn.articles),
    backend.securityClock.now(),
    backend.clock.timeZone,
  );
}

export type Refusal = {
  code: string;
  findings: { code: string; key: string; locale: string; found?: string; expected?: string[] }[];
};

/** Drafts a text and publishes it. */
export async function draftAndPublish(
  erin: Editor,
  words: Wording,
  changed = key,
): Promise<{ status: number; refusal: Refusal; id: number }> {
  await erin.draft(changed, words);
  const id = await erin.own();
  const { status, body } = await erin.publish();
  return { status, refusal: body as unknown as Refusal, id };
}
