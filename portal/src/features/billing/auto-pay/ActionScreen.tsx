import { useCopy } from "@portico/content-runtime/react";
import { LiveRegion } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { useEffect } from "react";
import { useDispatch } from "react-redux";
import { useParams } from "react-router-dom";
import type { AutoPayAccountFragment, AutoPayActionDetailsFragment } from "../../../api/graphql/generated/graph.ts";
import { AutoPayActionPageDocument } from "../../../api/graphql/generated/graph.autoPay.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { useScreenTitle } from "../../../components/useScreenTitle.ts";
import { Agreed } from "../model/Agreed.tsx";
import { BillingScreen } from "../model/BillingScreen.tsx";
import { billingPath } from "../model/paths.ts";
import { useAccountId } from "../model/useAccountId.ts";
import { endOf } from "./action.rules.ts";
import { ActionDetails } from "./ActionDetails.tsx";
import { ActionNext } from "./ActionNext.tsx";
import { ActionParts } from "./ActionParts.tsx";
import { ActionVerdict } from "./ActionVerdict.tsx";
import { autoPayEvents } from "./autoPay.slice.ts";
import { useAutoPayOpened } from "./useAutoPayOpened.ts";
import { useActionWords } from "./useActionWords.ts";

/** The page of a change of Auto Pay, for good: what was charged, each part, and the one safe next step (B02, B03). */
export function ActionScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const { actionId = "" } = useParams();
  const { read, retry } = useGraphRead(AutoPayActionPageDocument, { accountId, actionId });
  useAutoPayOpened(accountId, "change");
  return (
    <BillingScreen read={read} retry={retry} width="narrow" title={t("billing.autoPay.outcome.screen")}>
      {({ billing, autoPayAction }) => billing && autoPayAction && <Action account={billing} action={autoPayAction} />}
    </BillingScreen>
  );
}

function Action({ account, action }: { account: AutoPayAccountFragment; action: AutoPayActionDetailsFragment }) {
  const t = useCopy();
  const { title, lead, settled } = useActionWords(action);
  useScreenTitle(title);
  useWatchedAction(action);
  return (
    <Stack gap="large">
      <Stack gap="small">
        <BackLink href={billingPath(account.id)} label={t("billing.backToBilling")} />
        <PageHeader title={title} />
      </Stack>
      <LiveRegion urgency="polite" message={settled} />
      <ActionVerdict action={action} lead={lead} />
      <ActionNext account={account} action={action} />
      <ActionParts action={action} />
      <ActionDetails account={account} action={action} />
      {action.acceptedTerms && <Agreed terms={action.acceptedTerms} timeZone={account.timeZone} />}
    </Stack>
  );
}

/** Asks for the outcome as long as the page stands and it is not known. */
function useWatchedAction(action: AutoPayActionDetailsFragment) {
  const dispatch = useDispatch();
  const { accountId, id: actionId } = action;
  const wanted = endOf(action) === "confirming";
  useEffect(() => {
    if (!wanted) return;
    dispatch(autoPayEvents.actionWatched({ accountId, actionId }));
    return () => void dispatch(autoPayEvents.actionLeft());
  }, [dispatch, accountId, actionId, wanted]);
}
