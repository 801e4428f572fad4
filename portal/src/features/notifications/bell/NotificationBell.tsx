import { useCopy } from "@portico/content-runtime/react";
import { BellIcon } from "@portico/design-system/icons";
import { TopBarLink } from "@portico/design-system/navigation";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { bellLeft, bellWorkflows, selectUnreadNotifications, unreadNotificationsRead } from "./bell.workflow.ts";

/** Highest number that is shown as it is. */
const MAX_SHOWN = 99;

function Bell() {
  const t = useCopy();
  const dispatch = useDispatch();
  const unread = useSelector(selectUnreadNotifications);
  useEffect(() => {
    dispatch(unreadNotificationsRead.requested());
    return () => void dispatch(bellLeft());
  }, [dispatch]);
  return (
    <TopBarLink
      href="/notifications"
      icon={<BellIcon size={22} />}
      label={t("notifications.screen")}
      {...(unread > 0 && {
        count: { value: Math.min(unread, MAX_SHOWN), label: t("notifications.unread", { count: unread }) },
      })}
    />
  );
}

/** The link to the notifications on the top bar, with the number of unread ones (SERV-13). */
export const NotificationBell = withWorkflows(Bell, bellWorkflows);
