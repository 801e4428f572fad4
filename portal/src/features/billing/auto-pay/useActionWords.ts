import { useCopy } from "@portico/content-runtime/react";
import { useState } from "react";
import type { AutoPayActionDetailsFragment } from "../../../api/graphql/generated/graph.ts";
import { type ActionEnd, endOf, servicesLeft } from "./action.rules.ts";

/** The title of an action's page, what it means, and what is spoken when it settles while somebody waits. */
export function useActionWords(action: AutoPayActionDetailsFragment): { title: string; lead: string; settled: string } {
  const t = useCopy();
  const end = endOf(action);
  const [openedWith] = useState(end);
  const { kind, nextDate } = action;
  const service = servicesLeft(action).map((each) => t("billing.autoPay.service", { service: each })).join(" · ");
  const titles: Record<ActionEnd, string> = {
    confirming: t("billing.autoPay.outcome.confirming"),
    done: t("billing.autoPay.outcome.done", { kind }),
    failed: t("billing.autoPay.outcome.failed", { kind }),
    partial: t("billing.autoPay.outcome.partial"),
    paidOnly: t("billing.autoPay.outcome.paidOnly"),
    offNow: t("billing.autoPay.outcome.offNow"),
    stayedOn: t("billing.autoPay.outcome.stayedOn", { service }),
    notOn: t("billing.autoPay.outcome.notOn", { service }),
    onPaper: t("billing.autoPay.outcome.onPaper"),
    securityCode: t("billing.autoPay.outcome.securityCode"),
  };
  const dated = nextDate ? t("billing.autoPay.outcome.lead.done", { date: nextDate }) : t("billing.autoPay.outcome.lead.off");
  const leads: Record<ActionEnd, string> = {
    confirming: t("billing.autoPay.outcome.lead.confirming"),
    done: kind === "CHANGE" ? t("billing.autoPay.outcome.lead.changed") : dated,
    failed: t("billing.autoPay.outcome.lead.failed"),
    partial: t("billing.autoPay.outcome.lead.partial"),
    paidOnly: t("billing.autoPay.outcome.lead.partial"),
    offNow: t("billing.autoPay.outcome.lead.offNow"),
    stayedOn: t("billing.autoPay.outcome.lead.partial"),
    notOn: t("billing.autoPay.outcome.lead.partial"),
    onPaper: t("billing.autoPay.outcome.lead.onPaper"),
    securityCode: t("billing.autoPay.outcome.lead.failed"),
  };
  const title = titles[end];
  return { title, lead: leads[end], settled: end === openedWith ? "" : t("billing.autoPay.outcome.settled", { title }) };
}
