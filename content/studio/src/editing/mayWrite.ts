import { mayTake } from "@portico/gate/permissions";
import { localeOf, type Language } from "@portico/message/tree";
import type { Editor } from "../api/bootstrap.ts";
import type { Scope } from "./message.api.ts";

/**
 * Whether somebody's roles let them write the words of a key in a language, for every site of the scope; several roles may add up.
 * For what the screen offers, from the table that the server decides by.
 */
export function mayWrite(grants: Editor["grants"], key: string, scope: Scope, language: Language): boolean {
  const items = [{ item: "message" as const, key, scope, changed: [localeOf[language]] }];
  return mayTake("write", { username: "", grants }, { items }) === "allowed";
}
