import { useCopy } from "@portico/content-runtime/react";
import type { Draft } from "./payOnce.draft.ts";

/** What review is called and what its button does: pay now, schedule, or change what is scheduled. */
export function useReviewWords({ amount, isLater, way }: Draft) {
  const t = useCopy();
  const cents = amount?.cents ?? 0;
  if (!isLater) {
    return { title: t("billing.payOnce.review.title"), submit: t("billing.payOnce.review.submit", { amount: cents }), submitting: t("billing.payOnce.review.submitting"), note: t("billing.payOnce.review.upTo24Hours") };
  }
  const later = { submitting: t("billing.schedule.review.submitting"), note: t("billing.schedule.review.untilThen") };
  if (way?.changes) return { ...later, title: t("billing.schedule.review.titleChange"), submit: t("billing.schedule.review.submitChange") };
  return { ...later, title: t("billing.schedule.review.title"), submit: t("billing.schedule.review.submit", { amount: cents }) };
}
