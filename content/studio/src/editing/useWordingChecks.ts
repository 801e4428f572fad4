import type { MessageContract } from "@portico/gate/contract";
import type { Finding } from "@portico/gate/findings";
import { type Language, languages, type MessageTree } from "@portico/message/tree";
import { useEffect, useMemo, useState } from "react";
import type { Message, Wording } from "./message.api.ts";
import type { Repairable } from "./words/Problems.tsx";
import { repairOf } from "./words/repairs.ts";

/** The gate's result for one wording; has a tree when it may be published. */
type WordingCheck = { findings: readonly Finding[]; tree?: MessageTree };

/** The same gate as on the server: validates a wording in one language against the key's contract. */
export type Gate = (key: string, contract: MessageContract, language: Language, text: string) => WordingCheck;

const load = () => import("@portico/gate/checkWording").then(({ checkText }): Gate => checkText);

/** Loads the gate's code with a message's screen, not with the Studio. "failed" when it failed to load. */
export function useGate(): Gate | "failed" | undefined {
  const [gate, setGate] = useState<{ check: Gate } | "failed">();
  useEffect(() => {
    let wanted = true;
    load()
      .catch(load)
      .then(
        (check) => wanted && setGate({ check }),
        () => wanted && setGate("failed"),
      );
    return () => void (wanted = false);
  }, []);
  return gate === "failed" ? gate : gate?.check;
}

/** The findings of one language, each with its repair. */
export type Checked = WordingCheck & { found: readonly Repairable[] };

/** A missing argument that is there under another name is repaired by renaming alone. */
const isNamedElsewhere = ({ code, expected = [] }: Finding, { findings }: WordingCheck): boolean =>
  code === "MISSING_ARGUMENT" &&
  findings.some(
    (other) => other.code === "RENAMED_ARGUMENT" && expected.every((name) => other.expected?.includes(name)),
  );

/** Validates the wording of one language against the contract. */
export function checkedWords(
  gate: Gate,
  { key, where, args, legal, maxLength, samples, live }: Message,
  language: Language,
  text: string,
): Checked {
  const contract: MessageContract = {
    where,
    args,
    legal,
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(samples ? { samples } : {}),
  };
  const check = (words: string) => gate(key, contract, language, words).findings;
  const result = gate(key, contract, language, text);
  const broken = { text, live: live?.[language] ?? "" };
  const found = result.findings.map((finding) => ({
    finding,
    edit: isNamedElsewhere(finding, result) ? undefined : repairOf(finding, broken, check),
  }));
  return { ...result, found };
}

const unchecked: Checked = { findings: [], found: [] };

function useWordingCheck(gate: Gate | undefined, message: Message, language: Language, text: string): Checked {
  return useMemo(
    () => (gate ? checkedWords(gate, message, language, text) : unchecked),
    [gate, message, language, text],
  );
}

/** Both languages, each checked again only when its own wording changes. */
export function useWordingChecks(gate: Gate | undefined, message: Message, words: Wording): Record<Language, Checked> {
  const en = useWordingCheck(gate, message, "en", words.en);
  const es = useWordingCheck(gate, message, "es", words.es);
  return { en, es };
}

/** Whether both languages pass the gate without errors. */
export const publishableIn = (checks: Record<Language, Checked>): boolean =>
  languages.every((language) => checks[language].tree !== undefined);
