import { useCopy } from "@portico/content-runtime/react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { VaultMode } from "../../../../lib/vaultProtocol.ts";
import { enteredCard, type MethodChoice, type NewMethod } from "../payment-methods/methods.rules.ts";
import { usableCard, type WithEnteredCard } from "./enteredCard.ts";
import { anotherMethod } from "../laterPaths.ts";

type ChoiceOptions = {
  /** A method of the draft is chosen already. */
  isChosen: boolean;
  /** The bank refused the security code of the chosen card. */
  codeRefused?: boolean;
  entered?: NewMethod;
  /** The preselected option. `another`: not the method that failed. */
  first: (another: boolean) => MethodChoice;
};

/**
 * The chosen option. It is first the card whose security code was refused, or another method when the URL asks for one;
 * once the customer has chosen, focus does not move to the code again.
 */
export function useMethodChoice({ isChosen, codeRefused: wasRefused = false, entered, first }: ChoiceOptions) {
  const [query] = useSearchParams();
  const another = !isChosen && query.get("method") === anotherMethod;
  const [choice, setChoice] = useState<MethodChoice>(() =>
    entered && !isChosen && !another ? enteredCard : first(another),
  );
  const [codeRefused, setCodeRefused] = useState(wasRefused && !another);
  const choose = (next: MethodChoice) => {
    setChoice(next);
    setCodeRefused(false);
  };
  return { choice, choose, codeRefused };
}

/** The card whose code is entered again, as it was when the screen opened: its token may expire meanwhile. */
export function useEnteredCard(state: WithEnteredCard, accountId: string): NewMethod | undefined {
  const [now] = useState(() => Date.now());
  return usableCard(state, accountId, now);
}

/** The option of that card, as a list of none or one. */
export function useEnteredOption() {
  const t = useCopy();
  return (entered: NewMethod | undefined) =>
    entered
      ? [
          {
            value: enteredCard,
            label: t("billing.methodNamed", { type: entered.type, lastFour: entered.lastFour }),
            description: t("billing.payOnce.method.enteredDetail"),
          },
        ]
      : [];
}

/** Whether to say that the method chosen before has to be entered again as a whole. */
export const asksForAllAgain = (
  { methodBefore }: { methodBefore?: MethodChoice },
  choice: MethodChoice,
  mode: VaultMode | undefined,
  entered: NewMethod | undefined,
) => methodBefore === choice && mode !== undefined && !entered && !("codeRefused" in mode && mode.codeRefused);
