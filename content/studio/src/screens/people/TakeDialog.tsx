import { useCopy } from "@portico/content-runtime/react";
import { ReasonDialog } from "../../components/ReasonDialog.tsx";
import { Changed } from "./Changed.tsx";
import { withoutGrant } from "./grants.ts";
import type { Grant, Person } from "./people.api.ts";
import { useGrantWords } from "./useGrantWords.ts";
import { useRolesChange } from "./useRolesChange.ts";

export type TakeDialogProps = { person: Person; grant: Grant; onClose: () => void; onSaved: (words: string) => void };

/** Takes a role from somebody, after a second answer and with a reason. */
export function TakeDialog({ person, grant, onClose, onSaved }: TakeDialogProps) {
  const t = useCopy();
  const role = useGrantWords()(grant);
  const change = useRolesChange(person, ({ firstName }) => onSaved(t("studio.people.taken", { name: firstName, role })));
  return (
    <ReasonDialog
      tone="danger"
      question={t("studio.people.take.question", { name: person.firstName, role })}
      consequence={t("studio.people.consequence")}
      confirmLabel={t("studio.people.take.yes")}
      busyLabel={t("studio.people.saving")}
      state={change.state}
      onConfirm={(reason) => change.save((grants) => withoutGrant(grants, grant), reason)}
      onClose={onClose}
    >
      <Changed before={person} now={change.current} />
    </ReasonDialog>
  );
}
