import { useCopy } from "@portico/content-runtime/react";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { useEffect } from "react";
import { useDispatch } from "react-redux";
import type { People } from "../model/users.api.ts";
import { AccessDialog } from "./AccessDialog.tsx";
import { InviteDialog } from "./InviteDialog.tsx";
import { useTrouble } from "./dialogParts.ts";
import { type Opened, useDialogPhase } from "./openedDialog.ts";
import { type PeopleCommand, peopleEvents, type PeoplePhase } from "./people.slice.ts";

export type PeopleDialogsProps = { accountId: string; data: People; opened: Opened; onClose: () => void };

/** One dialog at a time; it closes once its change has succeeded. */
export function PeopleDialogs({ accountId, data, opened, onClose }: PeopleDialogsProps) {
  const phase = useDialogPhase(opened);
  const isDone = phase.name === "done";
  useEffect(() => {
    if (isDone && opened) onClose();
  }, [isDone, opened, onClose]);
  if (!opened) return null;
  switch (opened.what) {
    case "invite":
      return <InviteDialog accountId={accountId} phase={phase} onClose={onClose} />;
    case "access":
      return (
        <AccessDialog
          accountId={accountId}
          data={data}
          person={opened.person}
          onAccount={opened.accountId}
          phase={phase}
          onClose={onClose}
        />
      );
    default:
      return <Confirmation accountId={accountId} data={data} opened={opened} phase={phase} onClose={onClose} />;
  }
}

type Confirmed = Extract<Opened, { what: "deactivate" | "remove" | "transfer" | "withdraw" }>;

/** The command, based on the newest version in the list: a second try after a conflict is not refused again. */
function commandOf(opened: Confirmed, { people, invitations }: People): PeopleCommand {
  if (opened.what === "withdraw") {
    const { email, invitationId } = opened.invitation;
    const invitation = invitations.find((each) => each.invitationId === invitationId) ?? opened.invitation;
    return { what: "withdraw", name: email, invitation };
  }
  const person = people.find(({ userId }) => userId === opened.person.userId) ?? opened.person;
  const on = person.access.find(({ accountId }) => accountId === opened.on.accountId) ?? opened.on;
  const { firstName: name } = person;
  if (opened.what !== "deactivate") return { what: opened.what, name, person, on };
  return { what: "deactivate", name, person, on, access: { role: on.role as "ADMIN", state: "DEACTIVATED" } };
}

type ConfirmationProps = PeopleDialogsProps & { opened: Confirmed; phase: PeoplePhase };

/** Confirms a change that takes something away, and shows why it failed. */
function Confirmation({ accountId, data, opened, phase, onClose }: ConfirmationProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const command = commandOf(opened, data);
  const { what, name } = command;
  const trouble = useTrouble(phase);
  const confirmed = what as "deactivate" | "remove" | "transfer" | "withdraw";
  return (
    <ConfirmDialog
      open
      tone={what === "remove" || what === "withdraw" ? "critical" : "neutral"}
      question={t("users.confirm.question", { what: confirmed, name })}
      consequence={t("users.confirm.means", { what: confirmed, name })}
      confirmLabel={t("users.confirm.yes", { what: confirmed })}
      cancelLabel={t("users.confirm.no", { what: confirmed })}
      busy={phase.name === "working" ? t("users.saving") : undefined}
      error={trouble === undefined ? undefined : { toneLabel: t("shell.tone.critical"), message: trouble }}
      onConfirm={() => dispatch(peopleEvents.submitted({ accountId, command }))}
      onCancel={onClose}
    />
  );
}
