import type { Scope, Wording } from "./message.api.ts";

/** Words that somebody typed and has not saved, why, and the version that they were written from. */
export type Unsaved = Wording & { reason: string; version: string };

/** Where the tab keeps them: what survives a reload and goes with the tab. */
export type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const beginning = "portico.studio.unsaved";

/** Each editor has their own: two may use one browser after the other. */
const nameOf = (username: string, key: string, scope: Scope) => [beginning, username, key, scope].join(" ");

function isUnsaved(kept: unknown): kept is Unsaved {
  return typeof kept === "object" && kept !== null && (["en", "es", "reason", "version"] as const).every((name) => typeof (kept as Record<string, unknown>)[name] === "string");
}

/** Keeps unsaved words of one message. A tab that may not store anything still works; it only forgets at a reload. */
export function unsavedWords(storage: TabStorage, username: string, key: string, scope: Scope) {
  const name = nameOf(username, key, scope);
  return {
    read(): Unsaved | undefined {
      try {
        const kept: unknown = JSON.parse(storage.getItem(name) ?? "null");
        return isUnsaved(kept) ? kept : undefined;
      } catch {
        return undefined;
      }
    },
    keep(words: Unsaved | undefined): void {
      try {
        if (words === undefined) storage.removeItem(name);
        else storage.setItem(name, JSON.stringify(words));
      } catch {
        // Full or forbidden.
      }
    },
  };
}

export type UnsavedWords = ReturnType<typeof unsavedWords>;

/** Keys of which an editor has words in this tab that are not saved, for any site. */
export function unsavedKeys(storage: Pick<Storage, "length" | "key">, username: string): Set<string> {
  const own = `${beginning} ${username} `;
  const names = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? "");
  return new Set(names.filter((name) => name.startsWith(own)).map((name) => name.slice(own.length).split(" ")[0] ?? ""));
}
