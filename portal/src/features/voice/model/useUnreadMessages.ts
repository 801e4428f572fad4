import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useAccountChange } from "../../../components/useAccountChange.ts";
import { selectUnread, unreadRead } from "./unread.workflow.ts";

/**
 * The number of unread voicemails and faxes of an account (SERV-04); 0 while it loads or cannot be read. Use only below
 * `unreadWorkflows`.
 * @param accountId null for an account without voice
 */
export function useUnreadMessages(accountId: string | null): number {
  const dispatch = useDispatch();
  const { data: count } = useSelector(selectUnread);
  useEffect(() => {
    if (accountId !== null) dispatch(unreadRead.requested({ accountId }));
    // The count of one account is never shown for another.
    return () => void dispatch(unreadRead.reset());
  }, [dispatch, accountId]);
  useAccountChange("VOICE_MESSAGES", () => accountId !== null && dispatch(unreadRead.requested({ accountId })));
  return count ?? 0;
}
