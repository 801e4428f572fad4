import { useCopy } from "@portico/content-runtime/react";
import { Link } from "@portico/design-system/link";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useAccountChange } from "../../../components/useAccountChange.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import { selectUnread, unreadRead, unreadWorkflows } from "./unread.workflow.ts";

/** The number of unread messages; nothing without any, and while they load or cannot be read. */
function UnreadLine() {
  const t = useCopy();
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId);
  const { data: count } = useSelector(selectUnread);
  useEffect(() => {
    if (accountId !== null) dispatch(unreadRead.requested({ accountId }));
    // The count of one account is never shown for another.
    return () => void dispatch(unreadRead.reset());
  }, [dispatch, accountId]);
  useAccountChange("VOICE_MESSAGES", () => accountId !== null && dispatch(unreadRead.requested({ accountId })));
  if (!count) return null;
  return (
    <div>
      <Link href="/voice/messages">{t("voice.unread.link", { count })}</Link>
    </div>
  );
}

/** Unread voicemail and faxes, at the voice service on the account summary (SERV-04). */
export const UnreadMessages = withWorkflows(UnreadLine, unreadWorkflows);
