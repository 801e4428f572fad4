import type { MessageTree } from "@portico/message/tree";
import { describe, expect, test, vi } from "vitest";
import { builtIn } from "../builtIn.ts";
import type { ContentBootstrap } from "../contract.ts";
import type { Locale } from "../store.ts";
import { previewContent, type Messages } from "./content.ts";
import { createKeys } from "./keys.ts";
import { plain, readMarks } from "./marks.ts";

/** A page whose server is down: shows the built-in messages. */
const bootstrap = {
  site: "business",
  locale: "en-US",
  timeZone: "America/New_York",
  toggles: { etag: "t", values: {} },
  content: { locales: {} },
} as unknown as ContentBootstrap;
const offline = () => Promise.reject(new Error("offline"));
const nothing = { "en-US": {}, "es-US": {} };
const tree = (value: string): MessageTree => [{ type: 0, value }];
const title = (locale: Locale, message: MessageTree | null) => ({ key: "vault.title", locale, message });

async function open(drafts: Record<Locale, Messages> = nothing) {
  const keys = createKeys();
  const { store, write } = await previewContent({ bootstrap, drafts, keys, fetch: offline, builtIn });
  const heard = vi.fn<() => void>();
  store.subscribe(heard);
  return {
    keys,
    store,
    heard,
    says: () => plain(store.text("vault.title")),
    write: (...messages: Parameters<typeof write>[0]) => write(messages),
  };
}

describe("messages of a preview", () => {
  test("carry markers of their key", async () => {
    const { store, keys } = await open();
    const { parts } = readMarks(store.text("shell.account", { account: "1" } as never));
    expect(parts.map(({ index }) => keys.keyAt(index))).toEqual(["shell.account"]);
  });

  test("are the drafts where they exist, in each language", async () => {
    const { store, says } = await open({
      "en-US": { "vault.title": tree("Drafted") },
      "es-US": { "vault.title": tree("Borrador") },
    });
    const english = says();
    await store.setLocale("es-US");
    expect([english, says(), store.getState().locale]).toEqual(["Drafted", "Borrador", "es-US"]);
  });

  test("show what is being typed, then revert; subscribers are notified of both", async () => {
    const { write, says, heard, store } = await open({ ...nothing, "en-US": { "vault.title": tree("Drafted") } });
    const before = store.getState();
    write(title("en-US", tree("Written")));
    await expect.poll(says).toBe("Written");
    write(title("en-US", null));
    await expect.poll(says).toBe("Drafted");
    expect([heard.mock.calls.length, store.getState() === before]).toEqual([2, false]);
  });

  test("typed in the other language are shown when the language is switched", async () => {
    const { write, says, store } = await open();
    write(title("es-US", tree("Escrito")));
    await store.setLocale("es-US");
    await expect.poll(says).toBe("Escrito");
  });

  test("for a key unknown to this build are ignored", async () => {
    const { write, says } = await open();
    const before = says();
    write({ key: "no.such.key", locale: "en-US", message: tree("?") }, title("en-US", tree("Written")));
    await expect.poll(says).not.toBe(before);
  });
});
