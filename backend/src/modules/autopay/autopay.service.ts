import type { CancelAutoPayInput, ChangeAutoPayDateInput, ChangeAutoPayInput, EnrolAutoPayInput, RetryAutoPayPartInput } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { acceptsShown, agreementShown } from "../content/acceptedWording.reads.ts";
import { tryCard } from "../limits/cardTries.writes.ts";
import { startAction, type Actor, type NewAction } from "./autopay.actions.ts";
import { attempted, type AutoPayAnswer, type Decision } from "./autopay.attempts.ts";
import { chosenMethod, keptMethod } from "./autopay.chosenMethod.ts";
import { cancelRefusal, changeParts, changeRefusal, dateRefusal, enrolRefusal, type PlannedPart, type Refusal } from "./autopay.domain.ts";
import { standingFacts } from "./autopay.facts.ts";
import { enrolParts } from "./autopay.parts.ts";
import { retry } from "./autopay.retry.ts";

export type { AutoPayAnswer } from "./autopay.attempts.ts";

/** Enrols services with a method (AUTO-01). Charges nothing. @throws Problem NOT_ALLOWED for an account that is not paid here */
export function enrolAutoPay(deps: Dependencies, actor: Actor, input: EnrolAutoPayInput): Promise<AutoPayAnswer> {
  return attempted(deps, actor, "enrolAutoPay", input, async (tx) => {
    const { accountId, services, debitDay, terms } = input;
    const paperless = input.enrollPaperless ? await agreementShown(deps, tx, actor, "paperless", input.paperlessTerms, deps.clock.now()) : undefined;
    const facts = await standingFacts(deps, tx, actor.userId, accountId);
    const { facts: method, method: chosen } = await chosenMethod(deps, tx, actor, accountId, input.method);
    const termsAccepted = (await acceptsShown(deps, tx, actor.site, "autoPay", terms)) && (!input.enrollPaperless || paperless !== undefined);
    const refusal = enrolRefusal(facts, { services, debitDay, method, termsAccepted, paysNow: false });
    return started(deps, tx, actor, refusal, { accountId, kind: "ENROL", parts: enrolParts(services, paperless), method: chosen, debitDay, terms });
  });
}

/** Other services, another method, or both: cancels the old enrolments and makes the new ones (AUTO-03, AUTO-05). */
export function changeAutoPay(deps: Dependencies, actor: Actor, input: ChangeAutoPayInput): Promise<AutoPayAnswer> {
  return attempted(deps, actor, "changeAutoPay", input, async (tx) => {
    const { accountId, services, terms } = input;
    const facts = await standingFacts(deps, tx, actor.userId, accountId);
    const [first] = facts.enrolments;
    const choice = input.method ? await chosenMethod(deps, tx, actor, accountId, input.method) : await keptMethod(deps, tx, accountId, first?.paymentMethodId);
    const parts = changeParts(facts.enrolments, services, choice.method?.methodId ?? null);
    const newMethod = facts.enrolments.some(({ paymentMethodId }) => paymentMethodId !== choice.method?.methodId);
    const termsAccepted = await acceptsShown(deps, tx, actor.site, "autoPay", terms);
    const refusal = changeRefusal(facts, { services, method: choice.facts, termsAccepted, newMethod, parts: parts.length });
    return started(deps, tx, actor, refusal, { accountId, kind: "CHANGE", parts, method: choice.method, debitDay: first?.debitDay, terms });
  });
}

/** Ends Auto Pay for everything it is on for (AUTO-04). */
export function cancelAutoPay(deps: Dependencies, actor: Actor, input: CancelAutoPayInput): Promise<AutoPayAnswer> {
  return attempted(deps, actor, "cancelAutoPay", input, async (tx) => {
    const facts = await standingFacts(deps, tx, actor.userId, input.accountId);
    const parts = facts.enrolments.map(({ service }): PlannedPart => ({ kind: "CANCEL", service }));
    return started(deps, tx, actor, cancelRefusal(facts), { accountId: input.accountId, kind: "CANCEL", parts });
  });
}

/** Another day of the month (AUTO-08). */
export function changeAutoPayDate(deps: Dependencies, actor: Actor, input: ChangeAutoPayDateInput): Promise<AutoPayAnswer> {
  return attempted(deps, actor, "changeAutoPayDate", input, async (tx) => {
    const { accountId, debitDay } = input;
    const facts = await standingFacts(deps, tx, actor.userId, accountId);
    return started(deps, tx, actor, dateRefusal(facts, debitDay), { accountId, kind: "DATE", parts: [{ kind: "DATE", service: null }], debitDay });
  });
}

/** Tries a part again that was not done. It asks for a mandate or ends one, so it can never charge. */
export function retryAutoPayPart(deps: Dependencies, actor: Actor, input: RetryAutoPayPartInput): Promise<AutoPayAnswer> {
  return attempted(deps, actor, "retryAutoPayPart", input, (tx) => retry(deps, tx, input));
}

async function started(deps: Dependencies, tx: Transaction, actor: Actor, basic: Refusal | null, action: NewAction): Promise<Decision> {
  const refusal = basic ?? (await cardTryRefusal(deps, tx, actor, action));
  return refusal ? { refusal } : { actionId: await startAction(deps, tx, actor, action) };
}

/** Enrolling proves a new card, and charges nothing: whoever looks for good ones is counted like at a payment. */
async function cardTryRefusal({ securityClock }: Dependencies, tx: Transaction, actor: Actor, { accountId, method }: NewAction): Promise<Refusal | null> {
  if (!method?.card || method.methodId !== null) return null;
  const retryAt = await tryCard(tx, actor, accountId, method.card.fingerprint, securityClock.now());
  return retryAt && { code: "TOO_MANY_TRIES", retryAt: retryAt.toISOString() };
}
