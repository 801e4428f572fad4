import { canonicalJson } from "@portico/message/canonical";
import type { Locale, MessageTree, Snapshot } from "@portico/message/tree";
import type { Delta, Toggles } from "./contract.ts";
import { openSnapshot } from "./snapshot.ts";

export type Fetch = typeof globalThis.fetch;

/** A snapshot with its original bytes, to cache for the next start. */
export type Fetched = { snapshot: Snapshot; text: string };

async function fetchText(fetch: Fetch, url: string, request?: RequestInit): Promise<string> {
  const answer = await fetch(url, request);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

/**
 * Fetches a snapshot.
 * @throws when the request fails or the content does not match its hash
 */
export async function fetchSnapshot(fetch: Fetch, url: string, hash: string, locale: Locale): Promise<Fetched> {
  const text = await fetchText(fetch, url);
  return { snapshot: await openSnapshot(text, hash, locale), text };
}

function patched(messages: Record<string, MessageTree>, { set, remove }: Delta): Record<string, MessageTree> {
  const kept = Object.entries(messages).filter(([key]) => !remove.includes(key));
  return { ...Object.fromEntries(kept), ...(set as unknown as Record<string, MessageTree>) };
}

/**
 * Fetches the delta since a snapshot and applies it.
 * @throws when the result does not match the hash
 */
export async function fetchPatched(fetch: Fetch, from: Snapshot, fromHash: string, hash: string): Promise<Fetched> {
  const delta = JSON.parse(await fetchText(fetch, `/content/v1/deltas/${fromHash}/${hash}`)) as Delta;
  const text = canonicalJson({ ...from, messages: patched(from.messages, delta) });
  return { snapshot: await openSnapshot(text, hash, from.locale), text };
}

type BulkAnswer = {
  flags: {
    key: string;
    value: boolean | string | number;
    variant: string;
    metadata?: Partial<Toggles["values"][string]>;
  }[];
  metadata?: { etag?: string };
};

/**
 * Fetches the toggles evaluated for the current session, over OFREP.
 * @throws when the request fails
 */
export async function fetchToggles(fetch: Fetch): Promise<Toggles> {
  const request = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
  const { flags, metadata } = JSON.parse(await fetchText(fetch, "/ofrep/v1/evaluate/flags", request)) as BulkAnswer;
  const values = flags.map(({ key, value, variant, metadata: { applies = "atOnce", killed = false } = {} }) => [
    key,
    { value, variant, applies, killed },
  ]);
  return { etag: metadata?.etag ?? "", values: Object.fromEntries(values) as Toggles["values"] };
}
