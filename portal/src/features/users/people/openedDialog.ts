import { useSelector } from "react-redux";
import type { AccountAccess, Invitation, Person } from "../model/users.api.ts";
import { idOn, type PeoplePhase, selectDialogPhase } from "./people.slice.ts";

/** The open dialog. */
export type Opened =
  | { what: "invite" }
  | { what: "access"; person: Person; accountId: string }
  | { what: "deactivate" | "remove" | "transfer"; person: Person; on: AccountAccess }
  | { what: "withdraw"; invitation: Invitation }
  | null;

/**
 * Whether a phase is that of a change which the open dialog asks for. The answer to a change of a dialog that was left
 * with the screen can arrive in another one.
 */
export function isOfOpened(phase: PeoplePhase, opened: Opened): boolean {
  if (!opened || phase.name === "idle") return false;
  switch (opened.what) {
    case "invite":
      return phase.what === "invite";
    case "access":
      return ["role", "give", "remove"].includes(phase.what) && phase.id === idOn(opened.person, opened.accountId);
    case "withdraw":
      return phase.what === "withdraw" && phase.id === opened.invitation.invitationId;
    default:
      return phase.what === opened.what && phase.id === idOn(opened.person, opened.on.accountId);
  }
}

/** The phase of the open dialog's own change. */
export function useDialogPhase(opened: Opened): PeoplePhase {
  const phase = useSelector(selectDialogPhase);
  return isOfOpened(phase, opened) ? phase : { name: "idle" };
}
