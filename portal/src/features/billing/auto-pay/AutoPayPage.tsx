import { useCopy } from "@portico/content-runtime/react";
import { type ReactNode, useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { AutoPayDocument } from "../../../api/graphql/generated/graph.autoPay.ts";
import type { AutoPayAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { BilledElsewhere } from "../model/screen/BilledElsewhere.tsx";
import { BillingScreen, useAccountId } from "../model/screen/BillingScreen.tsx";
import { BillingSkeleton } from "../model/screen/BillingSkeleton.tsx";
import type { AutoPayDraft, AutoPayFlow } from "./autoPay.draft.ts";
import { autoPayEvents, selectAutoPay } from "./autoPay.slice.ts";

/** Props of every Auto Pay step. */
export type AutoPayStepProps = { account: AutoPayAccountFragment; draft: AutoPayDraft };

/** An Auto Pay screen: loads the account and the draft of its flow. */
export function AutoPayPage({
  flow,
  children,
}: {
  flow: AutoPayFlow;
  children: (props: AutoPayStepProps) => ReactNode;
}) {
  const t = useCopy();
  const accountId = useAccountId();
  const { read, retry } = useGraphRead(AutoPayDocument, { accountId });
  const { draft, phase } = useSelector(selectAutoPay);
  useAutoPayOpened(accountId, flow);
  return (
    <BillingScreen read={read} retry={retry} width="narrow" title={t("billing.autoPay.title")}>
      {({ billing }) =>
        billing?.billedElsewhere ? (
          <BilledElsewhere place={billing.billedElsewhere} />
        ) : billing && draft?.accountId === accountId && phase.name !== "answered" ? (
          children({ account: billing, draft })
        ) : (
          <BillingSkeleton width="narrow" />
        )
      }
    </BillingScreen>
  );
}

/** Opens the account's flow while the screen is mounted. */
export function useAutoPayOpened(accountId: string, flow: AutoPayFlow) {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(autoPayEvents.opened({ accountId, flow }));
    return () => void dispatch(autoPayEvents.left());
  }, [dispatch, accountId, flow]);
}
