import { expect } from "vitest";
import { Editor } from "./editor.ts";
import type { TestBackend } from "./types.ts";
import { seeded } from "./random.ts";

type Wording = { en: string; es: string };
/** An acknowledged write: the version that it replaced, and the one that it created. */
type Acknowledged = { key: string; from: string; to: string; text: string };

const keys = ["billing.close", "billing.tryAgain", "billing.loading", "shell.signOut", "shell.menu", "services.screen"];

/**
 * Two editors change texts at random in the same change set, often from a stale version, and do not reload after a
 * conflict. Fails on a lost update: an acknowledged write that replaced another one without having seen it.
 * @returns how many writes were accepted and rejected
 */
export async function twoEditors(
  backend: TestBackend,
  edits: number,
  seed: number,
): Promise<{ taken: number; refused: number }> {
  const pair = [await Editor.signIn(backend), await Editor.signIn(backend)] as const;
  const set = (await pair[0].open("Two editors")).body.id;
  const [random, acknowledged] = [seeded(seed), [] as Acknowledged[]];
  let refused = 0;

  async function write(editor: Editor, seen: Map<string, string>, number: number): Promise<void> {
    const key = keys[Math.floor(random() * keys.length)] ?? "";
    const path = `messages/${key}/draft?changeSet=${set}`;
    const from = seen.get(key) ?? (await editor.call(`GET`, `messages/${key}?changeSet=${set}`)).etag;
    const wording: Wording = { en: `Words ${number}`, es: `Palabras ${number}` };
    const { status, etag } = await editor.call("PUT", path, { ...wording, reason: "A test" }, from);
    if (status === 200) acknowledged.push({ key, from, to: etag, text: wording.en });
    else expect(status).toBe(412);
    if (status !== 200) refused += 1;
    // Half of the new versions are not remembered, so that conflicts and successes both keep occurring.
    if (status === 200 && random() < 0.5) seen.set(key, etag);
    else seen.delete(key);
  }

  async function work(editor: Editor, first: number): Promise<void> {
    const seen = new Map<string, string>();
    for (let number = first; number < edits; number += pair.length) await write(editor, seen, number);
  }
  await Promise.all(pair.map(work));
  await expectNoneLost(pair[0], set, acknowledged);
  return { taken: acknowledged.length, refused };
}

/** Every version was replaced at most once, and the last one is current. */
async function expectNoneLost(editor: Editor, set: number, acknowledged: readonly Acknowledged[]): Promise<void> {
  for (const key of keys) {
    const writes = acknowledged.filter((write) => write.key === key);
    const replaced = writes.map(({ from }) => from);
    expect(new Set(replaced).size, key).toBe(replaced.length);
    const last = writes.filter(({ to }) => !replaced.includes(to));
    const { body } = await editor.call<{ draft?: { wording: Wording } }>("GET", `messages/${key}?changeSet=${set}`);
    expect(
      last.map(({ text }) => text),
      key,
    ).toEqual(writes.length === 0 ? [] : [body.draft?.wording.en]);
  }
}
