import { media } from "@portico/design-system/theme";
import { useSelector } from "react-redux";
import { useMedia } from "../../../components/useMedia.ts";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";

/** What the account is called, below the title of a screen where no menu beside says it: on narrow screens, and for another account than the session's (B15). */
export function useAccountLine() {
  const menuSays = useMedia(media.desktop);
  const current = useSelector(selectCurrentAccountId);
  return ({ id, accountName }: { id: string; accountName: string }) => (menuSays && id === current ? undefined : accountName);
}
