/** As much of a one-time payment as other screens of billing may know. Until a screen of it was opened there is none. */
type WithPayOnce = { txnBilling: { payOnce?: { phase: { name: string }; draft?: { accountId: string } } } };

/** The account whose payment was sent and not answered yet: paying is locked for it everywhere. */
export function selectAccountBeingPaid({ txnBilling: { payOnce } }: WithPayOnce): string | undefined {
  const name = payOnce?.phase.name;
  return name === "submitting" || name === "unknown" ? payOnce?.draft?.accountId : undefined;
}
