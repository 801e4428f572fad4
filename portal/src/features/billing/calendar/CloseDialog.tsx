import { useCopy } from "@portico/content-runtime/react";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { useDispatch, useSelector } from "react-redux";
import { calendarFeedsEvents, selectCalendarFeeds } from "./calendarFeeds.slice.ts";

/** Asks before an address is closed, stays while it is, and says when it could not be. */
export function CloseDialog({ accountId }: { accountId: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { closing } = useSelector(selectCalendarFeeds);
  const confirm = () => void (closing.name === "asking" && dispatch(calendarFeedsEvents.closeConfirmed({ accountId, feedId: closing.feedId })));
  return (
    <ConfirmDialog
      open={closing.name === "asking" || closing.name === "closing"}
      tone="danger"
      question={t("billing.calendar.feeds.confirm.question")}
      consequence={t("billing.calendar.feeds.confirm.detail")}
      confirmLabel={t("billing.calendar.feeds.confirm.yes")}
      cancelLabel={t("billing.calendar.feeds.confirm.no")}
      busy={closing.name === "closing" ? t("billing.calendar.feeds.confirm.busy") : undefined}
      error={closing.name === "asking" && closing.failed ? { toneLabel: t("billing.tone.bad"), message: t("billing.calendar.feeds.confirm.failed") } : undefined}
      onConfirm={confirm}
      onCancel={() => dispatch(calendarFeedsEvents.kept())}
    />
  );
}
