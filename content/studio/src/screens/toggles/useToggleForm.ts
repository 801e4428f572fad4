import { useState } from "react";
import { useAction } from "../../data/useAction.ts";
import { definitionIn, definitionInJson, isShare, jsonOf, ruleFormOf, startOf, type RuleForm } from "./definitionForm.ts";
import { saveDraft, toggleAsItIs, type Toggle, type ToggleDefinition } from "./toggles.api.ts";

export type Look = "rules" | "json";
/** What an editor typed. Without `rules` only JSON can say it. */
type Typed = { look: Look; rules: RuleForm | undefined; json: string; reason: string; changeSet: string };

export type Fault = "json" | "why" | `percent-${number}`;

function typedFrom(definition: ToggleDefinition, rest: Pick<Typed, "reason" | "changeSet">): Typed {
  const rules = ruleFormOf(definition);
  return { ...rest, rules, json: jsonOf(definition), look: rules ? "rules" : "json" };
}

/** What is typed as a definition; undefined when it is none. */
const definitionOf = ({ look, rules, json }: Typed, { type }: Toggle) => (look === "rules" && rules ? definitionIn(rules, type) : definitionInJson(json));

function faultsIn(typed: Typed, definition: ToggleDefinition | undefined): Fault[] {
  const shares = typed.look === "rules" ? (typed.rules?.rules ?? []).filter(({ percent }) => !isShare(percent)) : [];
  return [
    ...shares.map(({ id }) => `percent-${id}` as const),
    ...(definition === undefined ? (["json"] as const) : []),
    ...(typed.reason.trim().length < 3 || typed.reason.length > 500 ? (["why"] as const) : []),
  ];
}

/** What a save starts from: the draft of one change set. In another change set it is what is live. */
const baseOf = ({ etag, draft }: Toggle) => ({ etag, changeSet: draft?.changeSet });

/** Fields and JSON say the same: what is left is written into what is entered. */
function switched(typed: Typed, toggle: Toggle, look: Look): Typed {
  const definition = definitionOf(typed, toggle);
  if (definition === undefined || look === typed.look) return { ...typed, look: typed.look };
  const rules = ruleFormOf(definition);
  return look === "json" ? { ...typed, look, json: jsonOf(definition) } : { ...typed, rules, look: rules ? "rules" : "json" };
}

/**
 * A draft of a toggle while it is typed. It starts from the draft, else from what is live, and keeps what was typed until it is saved,
 * whatever somebody else saves meanwhile.
 */
export function useToggleForm(toggle: Toggle, changeSet: number | undefined) {
  const [typed, setTyped] = useState(() => typedFrom(startOf(toggle), { reason: "", changeSet: changeSet === undefined ? "" : String(changeSet) }));
  const [base, setBase] = useState(() => baseOf(toggle));
  const [touched, setTouched] = useState(false);
  if (!touched && base.etag !== toggle.etag) {
    // Nobody has typed, so the form follows what stands now: it may just have been stopped.
    setBase(baseOf(toggle));
    setTyped(typedFrom(startOf(toggle), typed));
  }
  const [attempts, setAttempts] = useState(0);
  const { state, run, reset } = useAction(saveDraft);
  const current = useAction(toggleAsItIs);
  const definition = definitionOf(typed, toggle);
  const faults = attempts > 0 ? faultsIn(typed, definition) : [];
  const place = { key: toggle.key, changeSet: typed.changeSet === "" ? undefined : Number(typed.changeSet) };

  async function saveFrom(version: string): Promise<void> {
    setAttempts(attempts + 1);
    if (definition === undefined || faultsIn(typed, definition).length > 0) return reset();
    const answer = await run({ ...place, etag: version, definition, reason: typed.reason.trim() });
    if (!answer.ok) return;
    setBase(baseOf(answer.data));
    setAttempts(0);
    setTyped({ ...typed, reason: "" });
  }

  /** Goes on from what somebody else saved: their words, or over them with one's own. */
  async function settle(keep: "mine" | "theirs"): Promise<void> {
    const answer = await current.run(place);
    if (!answer.ok) return;
    setBase(baseOf(answer.data));
    if (keep === "mine") return saveFrom(answer.data.etag);
    setTyped({ ...typedFrom(startOf(answer.data), typed) });
    reset();
  }

  return {
    typed,
    definition,
    faults,
    attempts,
    state,
    settling: current.state,
    change(changes: Partial<Typed>): void {
      setTouched(true);
      setTyped({ ...typed, ...changes });
    },
    show: (look: Look) => setTyped(switched(typed, toggle, look)),
    save: () => saveFrom(place.changeSet === undefined || place.changeSet === base.changeSet ? base.etag : toggle.liveEtag),
    settle,
  };
}

export type ToggleFormHandle = ReturnType<typeof useToggleForm>;
