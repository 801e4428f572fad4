import { concernedByTerm } from "@portico/gate/permissions";
import { useMayTake } from "../../session/sessionContext.ts";

/** Which sides of a term the editor may write. The glossary holds on both sites and for every part, so it takes a role that does. */
export type TermRights = { english: boolean; spanish: boolean };

const blank = { en: "", es: "", note: "", avoid: [] };

export function useTermRights(): TermRights {
  const english = useMayTake("changeTerm", { items: [concernedByTerm(blank, { ...blank, en: "other" })] });
  const spanish = useMayTake("changeTerm", { items: [concernedByTerm(blank, { ...blank, es: "otro" })] });
  return { english, spanish };
}
