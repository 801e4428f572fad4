import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { RadioGroup } from "@portico/design-system/choice";
import { Dialog } from "@portico/design-system/dialog";
import { TextField } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { type GivenRole, validateInvitedAddress } from "@portico/rules/users";
import { useState } from "react";
import { useDispatch } from "react-redux";
import { peopleEvents, type PeoplePhase } from "./people.slice.ts";
import { useRoleOptions, useTrouble } from "./dialogParts.ts";

const formId = "invite";

type InviteDialogProps = { accountId: string; phase: PeoplePhase; onClose: () => void };

/** E-mail address and role of a new person. The input is kept until it is sent or the dialog is closed. */
export function InviteDialog({ accountId, phase, onClose }: InviteDialogProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const trouble = useTrouble(phase);
  const roles = useRoleOptions();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<GivenRole>("STANDARD");
  const [tries, setTries] = useState(0);
  // One id for the retries of one invitation, so that a lost response sends no second e-mail.
  const [attempt, setAttempt] = useState(() => ({ id: crypto.randomUUID(), of: "" }));
  const errorCode = tries > 0 ? validateInvitedAddress(email.trim()) : null;
  const error =
    errorCode === null ? undefined : t(errorCode === "MISSING" ? "users.email.missing" : "users.email.invalid");

  const submit = () => {
    setTries(tries + 1);
    if (validateInvitedAddress(email.trim()) !== null || phase.name === "working") return;
    const of = `${email.trim()} ${role}`;
    const next = attempt.of === "" || attempt.of === of ? { ...attempt, of } : { id: crypto.randomUUID(), of };
    setAttempt(next);
    const invitation = { invitationId: next.id, email: email.trim(), role };
    dispatch(peopleEvents.submitted({ accountId, command: { what: "invite", name: email.trim(), invitation } }));
  };
  const busy = phase.name === "working";
  return (
    <Dialog
      open
      size="small"
      title={t("users.inviteTitle")}
      closeLabel={t("users.close")}
      busy={busy}
      onOpenChange={onClose}
    >
      <span id={formId} hidden>
        {t("users.inviteTitle")}
      </span>
      <Form
        labelledBy={formId}
        busy={busy}
        errors={{
          title: t("users.check"),
          errors: error === undefined ? [] : [{ fieldName: "email", message: error }],
          focusOn: tries,
        }}
        onSubmit={submit}
        actions={
          <Actions>
            <Button type="submit" busy={busy ? t("users.sending") : undefined}>
              {t("users.send")}
            </Button>
          </Actions>
        }
      >
        {trouble && (
          <Alert tone="critical" toneLabel={t("shell.tone.critical")} live="assertive">
            {trouble}
          </Alert>
        )}
        <TextField
          label={t("users.email.label")}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          error={error}
          onChange={setEmail}
        />
        <RadioGroup legend={t("users.roleLegend")} name="role" value={role} options={roles} onChange={setRole} />
      </Form>
    </Dialog>
  );
}
