import { useCopy } from "@portico/content-runtime/react";
import { useSelector } from "react-redux";
import type { ReactNode } from "react";
import type { AutoPayAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { AutoPayDocument } from "../../../api/graphql/generated/graph.autoPay.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { BillingScreen } from "../model/BillingScreen.tsx";
import { BillingSkeleton } from "../model/BillingSkeleton.tsx";
import { useAccountId } from "../model/useAccountId.ts";
import type { AutoPayDraft, AutoPayFlow } from "./autoPay.draft.ts";
import { selectAutoPay } from "./autoPay.selectors.ts";
import { useAutoPayOpened } from "./useAutoPayOpened.ts";

/** What every step of Auto Pay stands on. */
export type AutoPayStepProps = { account: AutoPayAccountFragment; draft: AutoPayDraft };

/** A screen of Auto Pay: the account and what is filled in for its flow. */
export function AutoPayPage({ flow, children }: { flow: AutoPayFlow; children: (props: AutoPayStepProps) => ReactNode }) {
  const t = useCopy();
  const accountId = useAccountId();
  const { read, retry } = useGraphRead(AutoPayDocument, { accountId });
  const { draft } = useSelector(selectAutoPay);
  useAutoPayOpened(accountId, flow);
  return (
    <BillingScreen read={read} retry={retry} width="narrow" title={t("billing.autoPay.title")}>
      {({ billing }) => (billing && draft?.accountId === accountId ? children({ account: billing, draft }) : <BillingSkeleton width="narrow" />)}
    </BillingScreen>
  );
}
