import { useCopy, useLocale } from "@portico/content-runtime/react";
import { canonicalJson } from "@portico/message/canonical";
import { useState } from "react";
import { useAction } from "../../data/useAction.ts";
import { baseOf, draftOn } from "../../data/useDraftEditor.ts";
import {
  definitionIn,
  definitionInJson,
  isShare,
  jsonOf,
  type RuleForm,
  ruleFormOf,
  startOf,
  wronglyNamed,
} from "./definitionForm.ts";
import { type Finding, saveDraft, type Toggle, toggleAsItIs, type ToggleDefinition } from "./toggles.api.ts";

export type Look = "rules" | "json";
/** The form's input. Without `rules` only JSON can express the definition. */
type Typed = { look: Look; rules: RuleForm | undefined; json: string; reason: string; changeSet: string };

export type ToggleFormError = "json" | "why" | `name-${number}` | `percent-${number}`;

function typedFrom(definition: ToggleDefinition, rest: Pick<Typed, "reason" | "changeSet">): Typed {
  const rules = ruleFormOf(definition);
  return { ...rest, rules, json: jsonOf(definition), look: rules ? "rules" : "json" };
}

/** The typed definition; undefined when invalid. */
const definitionOf = ({ look, rules, json }: Typed, { type }: Toggle) =>
  look === "rules" && rules ? definitionIn(rules, type) : definitionInJson(json);

/** Undefined for what is no definition yet. */
const canonicalOf = (definition: ToggleDefinition | undefined) => definition && canonicalJson(definition);

function validate(typed: Typed, definition: ToggleDefinition | undefined): ToggleFormError[] {
  const rules = typed.look === "rules" ? typed.rules : undefined;
  const shares = (rules?.rules ?? []).filter(({ percent }) => !isShare(percent));
  return [
    ...(rules ? wronglyNamed(rules) : []).map((id) => `name-${id}` as const),
    ...shares.map(({ id }) => `percent-${id}` as const),
    ...(definition === undefined ? (["json"] as const) : []),
    ...(typed.reason.trim().length < 3 || typed.reason.length > 500 ? (["why"] as const) : []),
  ];
}

/** Switching between fields and JSON converts the typed definition. */
function switched(typed: Typed, toggle: Toggle, look: Look): Typed {
  const definition = definitionOf(typed, toggle);
  if (definition === undefined || look === typed.look) return { ...typed, look: typed.look };
  const rules = ruleFormOf(definition);
  return look === "json"
    ? { ...typed, look, json: jsonOf(definition) }
    : { ...typed, rules, look: rules ? "rules" : "json" };
}

/**
 * State of editing a toggle. Starts from the draft, else from live, and keeps typed input until saved, whatever others
 * save meanwhile.
 */
export function useToggleForm(toggle: Toggle, changeSet: number | undefined) {
  const [typed, setTyped] = useState(() =>
    typedFrom(startOf(toggle), { reason: "", changeSet: changeSet === undefined ? "" : String(changeSet) }),
  );
  const [base, setBase] = useState(() => baseOf(toggle));
  const [touched, setTouched] = useState(false);
  /** What is saved, in canonical JSON. */
  const [clean, setClean] = useState(() => canonicalOf(definitionOf(typed, toggle)));
  if (!touched && (base.etag !== toggle.etag || base.liveEtag !== toggle.liveEtag)) {
    // Nothing is typed, so the form follows the saved version, which may just have been killed.
    const followed = typedFrom(startOf(toggle), typed);
    setBase(baseOf(toggle));
    setTyped(followed);
    setClean(canonicalOf(definitionOf(followed, toggle)));
  }
  const [attempts, setAttempts] = useState(0);
  const { state, run, reset } = useAction(saveDraft);
  const current = useAction(toggleAsItIs);
  const definition = definitionOf(typed, toggle);
  const errors = attempts > 0 ? validate(typed, definition) : [];
  const place = { key: toggle.key, changeSet: typed.changeSet === "" ? undefined : Number(typed.changeSet) };

  async function saveFrom(version: string): Promise<void> {
    setAttempts(attempts + 1);
    if (definition === undefined || validate(typed, definition).length > 0) return reset();
    const answer = await run({ ...place, etag: version, definition, reason: typed.reason.trim() });
    if (!answer.ok) return;
    setBase(baseOf(answer.data));
    setClean(canonicalOf(definition));
    setAttempts(0);
    // What was typed since the request was sent is kept.
    setTyped((now) => (now.reason === typed.reason ? { ...now, reason: "" } : now));
  }

  /** Resolves an edit conflict: takes the other user's version, or overwrites it with one's own. */
  async function settle(keep: "mine" | "theirs"): Promise<void> {
    const answer = await current.run(place);
    if (!answer.ok) return;
    setBase(baseOf(answer.data));
    if (keep === "mine") return saveFrom(answer.data.etag);
    const theirs = typedFrom(startOf(answer.data), typed);
    setTyped(theirs);
    setClean(canonicalOf(definitionOf(theirs, toggle)));
    reset();
  }

  return {
    typed,
    definition,
    errors,
    /** Whether anything was typed that is not saved. */
    isDirty: touched && (typed.reason !== "" || canonicalOf(definition) !== clean),
    attempts,
    state,
    settling: current.state,
    draft: draftOn(base),
    change(changes: Partial<Typed>): void {
      setTouched(true);
      setTyped({ ...typed, ...changes });
    },
    show: (look: Look) => setTyped(switched(typed, toggle, look)),
    save: () =>
      saveFrom(place.changeSet === undefined || place.changeSet === base.changeSet ? base.etag : base.liveEtag),
    settle,
  };
}

export type ToggleFormHandle = ReturnType<typeof useToggleForm>;

/** A field's validation error. */
export function useErrorText(): (error: ToggleFormError) => string {
  const t = useCopy();
  return (error) => {
    if (error === "json") return t("studio.toggles.edit.json.wrong");
    if (error.startsWith("name-")) return t("studio.toggles.edit.value.name.wrong");
    return t(error === "why" ? "studio.toggles.edit.reason.missing" : "studio.toggles.edit.rule.percent.wrong");
  };
}

/** The gate's findings in a definition, in the Studio's language. */
export function useFindingText(): (finding: Pick<Finding, "error" | "found" | "expected">) => string {
  const [t, { locale }] = [useCopy(), useLocale()];
  return ({ error = "BROKEN_TARGETING", found = "", expected = [] }) => {
    if (error === "UNSUPPORTED_TARGETING") return t("studio.toggles.fault.UNSUPPORTED_TARGETING", { found });
    if (error === "INVALID_DEFINITION") return t("studio.toggles.fault.INVALID_DEFINITION");
    if (error === "BROKEN_TARGETING") return t("studio.toggles.fault.BROKEN_TARGETING", { found });
    return t(`studio.toggles.fault.${error}`, {
      found,
      expected: new Intl.ListFormat(locale, { type: "disjunction" }).format(expected),
    });
  };
}
