import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button, ButtonLink } from "@portico/design-system/button";
import { useDispatch, useSelector } from "react-redux";
import type { AutoPayAccountFragment, AutoPayActionDetailsFragment } from "../../../api/graphql/generated/graph.ts";
import { autoPayPath, billingPath, enrolPath, paymentPath } from "../model/paths.ts";
import { type NextThing, nextOf } from "./action.rules.ts";
import { selectAutoPayPhase } from "./autoPay.selectors.ts";
import { autoPayEvents } from "./autoPay.slice.ts";
import { Refused } from "./RefusalAlert.tsx";

type Props = { account: AutoPayAccountFragment; action: AutoPayActionDetailsFragment };

/** The one safe next step; trying a part again can never charge. */
export function ActionNext({ account, action }: Props) {
  const t = useCopy();
  const phase = useSelector(selectAutoPayPhase);
  const next = nextOf(action, account.autoPay.enrolments.length > 0);
  return (
    <>
      {phase.name === "refused" && phase.order === "retry" && <Refused accountId={account.id} {...phase} />}
      <Actions>
        {account.canPay && <Way next={next} account={account} action={action} />}
        {action.payment && (
          <ButtonLink href={paymentPath(account.id, action.payment.id)} variant="secondary">
            {t("billing.autoPay.next.payment")}
          </ButtonLink>
        )}
        <ButtonLink href={billingPath(account.id)} variant="secondary">
          {t("billing.outcome.billing")}
        </ButtonLink>
      </Actions>
    </>
  );
}

function Way({ next, account: { id: accountId }, action: { id: actionId } }: Props & { next: NextThing }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { name } = useSelector(selectAutoPayPhase);
  const busy = name === "submitting" || name === "unknown" ? t("billing.autoPay.next.retrying") : undefined;
  switch (next.kind) {
    case "wait":
      return null;
    case "retry":
      return (
        <Button busy={busy} onPress={() => dispatch(autoPayEvents.asked({ kind: "retry", accountId, actionId, partId: next.partId }))}>
          {t("billing.autoPay.next.retry")}
        </Button>
      );
    case "enrol":
      return <ButtonLink href={enrolPath(accountId)}>{t("billing.autoPay.next.enrol")}</ButtonLink>;
    case "method":
      return <ButtonLink href={autoPayPath(accountId, "method")}>{t("billing.autoPay.next.code")}</ButtonLink>;
    case "manage":
      return <ButtonLink href={autoPayPath(accountId)}>{t("billing.autoPay.next.manage")}</ButtonLink>;
  }
}
