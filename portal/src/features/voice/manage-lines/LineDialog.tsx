import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Dialog } from "@portico/design-system/dialog";
import { Select, TextField } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Heading } from "@portico/design-system/text";
import { useToast } from "@portico/design-system/toast";
import { phoneSettings as limits } from "@portico/rules/serviceConstants";
import { validateNickname } from "@portico/rules/nickname";
import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { isUnconfirmed } from "../../../components/ChangeFailure.tsx";
import { failureCopy } from "../../../components/FailureAlert.tsx";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import type { CallLine, CallSettings } from "../model/callSettings.api.ts";
import { changeEvents, type ChangePhase, selectCallSettings } from "../model/callSettings.slice.ts";
import { useCallCopy } from "../model/callCopy.ts";

export type LineDialogProps = { line: CallLine; data: CallSettings; onClose: () => void };

const formId = "line-form";

/** The phase of this dialog's own change: the answer to one of another screen may still arrive. */
function useOwnPhase({ telephoneNumber }: CallLine): ChangePhase {
  const { change } = useSelector(selectCallSettings);
  const isOwn =
    change.name !== "idle" && change.subject.what === "details" && change.subject.telephoneNumber === telephoneNumber;
  return isOwn ? change : { name: "idle" };
}

/** The name of a line and whose it is. After a colleague's change the next save replaces theirs knowingly. */
export function LineDialog({ line, data, onClose }: LineDialogProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const toast = useToast();
  const words = useCallCopy(data);
  const accountId = useSelector(selectCurrentAccountId) ?? "";
  const phase = useOwnPhase(line);
  const [label, setLabel] = useState(line.label ?? "");
  const [person, setPerson] = useState(line.assignedTo?.userId ?? "");
  const [seen] = useState(line.version);
  const [tries, setTries] = useState(0);
  const title = t("voice.manage.title", { line: words.exact(line) });
  const code = tries > 0 ? validateNickname(label, limits.longestLabel) : null;
  const error = code ? t("voice.manage.labelFault", { code }) : undefined;
  const errors = error ? [{ fieldName: "label", message: error }] : [];
  const isConflict = phase.name === "failed" && phase.failure.kind === "refused" && phase.failure.code === "CONFLICT";
  const isSaved = phase.name === "saved";
  useEffect(() => {
    if (!isSaved) return;
    toast({ message: t("voice.settings.saved") });
    dispatch(changeEvents.dismissed());
    onClose();
  }, [isSaved, dispatch, onClose, t, toast]);
  const save = () => {
    setTries(tries + 1);
    if (validateNickname(label, limits.longestLabel) !== null) return;
    dispatch(
      changeEvents.requested({
        what: "details",
        accountId,
        telephoneNumber: line.telephoneNumber,
        version: isConflict ? line.version : seen,
        wanted: { label, assignedTo: person === "" ? null : person },
      }),
    );
  };
  const people = [
    ...data.people,
    // Somebody who has left the account still has the line.
    ...(line.assignedTo && !data.people.some(({ userId }) => userId === line.assignedTo?.userId)
      ? [line.assignedTo]
      : []),
  ];
  const busy = phase.name === "working";
  return (
    <Dialog open size="small" title={title} closeLabel={t("users.close")} busy={busy} onOpenChange={onClose}>
      <VisuallyHidden>
        <Heading level={3} size={3} id={formId}>
          {t("voice.manage.form")}
        </Heading>
      </VisuallyHidden>
      <Form
        labelledBy={formId}
        busy={busy}
        errors={{ title: t("voice.settings.check", { count: errors.length }), errors, focusOn: tries }}
        onSubmit={save}
        actions={
          <Actions>
            <Button type="submit" busy={busy ? t("voice.settings.saving") : undefined}>
              {t("voice.settings.save")}
            </Button>
          </Actions>
        }
      >
        <Trouble line={line} />
        <TextField
          label={t("voice.manage.label")}
          name="label"
          autoComplete="off"
          maxLength={60}
          hint={t("voice.manage.labelHint", { max: limits.longestLabel })}
          optionalLabel={t("voice.settings.optional")}
          value={label}
          error={error}
          onChange={setLabel}
        />
        <Select
          label={t("voice.manage.person")}
          name="assignedTo"
          value={person}
          options={[
            { value: "", label: t("voice.manage.nobody") },
            ...people.map(({ userId, name }) => ({ value: userId, label: name })),
          ]}
          onChange={setPerson}
        />
      </Form>
    </Dialog>
  );
}

/** What a colleague made of it meanwhile, or why saving failed. */
function Trouble({ line }: { line: CallLine }) {
  const t = useCopy();
  const phase = useOwnPhase(line);
  if (phase.name !== "failed") return null;
  const { failure, errors } = phase;
  const isConflict = failure.kind === "refused" && failure.code === "CONFLICT";
  const { title, detail } = failureCopy(failure);
  const message = () => {
    if (isConflict)
      return t("voice.manage.conflict", {
        label: line.label ?? t("voice.manage.noLabel"),
        name: line.assignedTo?.name ?? t("voice.manage.nobody"),
      });
    const [error] = errors;
    if (!error && isUnconfirmed(failure)) return t("voice.manage.unconfirmed");
    return error ? t("voice.settings.fault", { code: error.code, line: "" }) : `${t(title)} ${t(detail)}`;
  };
  return (
    <Alert tone="critical" toneLabel={t("shell.tone.critical")} live="assertive">
      {message()}
    </Alert>
  );
}
