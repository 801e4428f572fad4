import type { MessageContract } from "@portico/gate/contract";
import type { Finding } from "@portico/gate/findings";
import { languages, type Language } from "@portico/message/tree";
import { useMemo } from "react";
import type { Message, Wording } from "./message.api.ts";
import type { Gate, Verdict } from "./useGate.ts";
import type { Repairable } from "./words/Problems.tsx";
import { repairOf } from "./words/repairs.ts";

/** What the gate says of one language, each finding with its repair. */
export type Checked = Verdict & { found: readonly Repairable[] };

/** An argument that is missing because it stands there under another name is put right by that name alone. */
const isNamedElsewhere = ({ code, expected = [] }: Finding, { findings }: Verdict): boolean =>
  code === "MISSING_ARGUMENT" && findings.some((other) => other.code === "RENAMED_ARGUMENT" && expected.every((name) => other.expected?.includes(name)));

/** Holds the words of one language against the contract. */
export function checkedWords(gate: Gate, { key, where, args, legal, maxLength, samples, live }: Message, language: Language, text: string): Checked {
  const contract: MessageContract = { where, args, legal, ...(maxLength === undefined ? {} : { maxLength }), ...(samples ? { samples } : {}) };
  const check = (words: string) => gate(key, contract, language, words).findings;
  const verdict = gate(key, contract, language, text);
  const broken = { text, live: live?.[language] ?? "" };
  const found = verdict.findings.map((finding) => ({ finding, edit: isNamedElsewhere(finding, verdict) ? undefined : repairOf(finding, broken, check) }));
  return { ...verdict, found };
}

const unchecked: Checked = { findings: [], found: [] };

function useVerdict(gate: Gate | undefined, message: Message, language: Language, text: string): Checked {
  return useMemo(() => (gate ? checkedWords(gate, message, language, text) : unchecked), [gate, message, language, text]);
}

/** Both languages, each looked at again only when its own words change. */
export function useVerdicts(gate: Gate | undefined, message: Message, words: Wording): Record<Language, Checked> {
  const en = useVerdict(gate, message, "en", words.en);
  const es = useVerdict(gate, message, "es", words.es);
  return { en, es };
}

export const publishableIn = (verdicts: Record<Language, Checked>): boolean => languages.every((language) => verdicts[language].tree !== undefined);
