import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { TextArea } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { supportCases } from "@portico/rules/serviceConstants";
import { validateCaseText } from "@portico/rules/supportCase";
import { type ReactNode, useState } from "react";
import { messageForm, type AnswerPhase, type ReplyPhase } from "../model/webForm.slice.ts";
import { type ChosenFiles, FilesField, useChosenFiles } from "./FilesField.tsx";

export type CaseMessage = { body: string } & Pick<ChosenFiles, "files" | "fileKeys">;

type CaseMessageFormProps = {
  caseId: string;
  phase: ReplyPhase | AnswerPhase;
  title: string;
  label: string;
  hint?: string;
  action: string;
  /** What is said when it was sent. */
  sent: string;
  /** Why nothing can be sent, for a closed request. */
  closed: string | undefined;
  /** Whether a message without text and files can be sent. */
  mayBeEmpty?: boolean;
  /** What is said when it could not be sent. */
  failure: ReactNode;
  onSend: (message: CaseMessage) => void;
  /** What is typed now is another message than the one that was sent. */
  onNew: () => void;
  children?: ReactNode;
};

const isEqual = (some: readonly string[], others: readonly string[] = []) =>
  some.length === others.length && some.every((each, at) => each === others[at]);

/** A text with files for a request, from either side. Both stay until they were sent. */
export function CaseMessageForm(props: CaseMessageFormProps) {
  const { caseId, phase, title, label, hint, action, closed, mayBeEmpty = false, failure, onSend, onNew } = props;
  const t = useCopy();
  const [body, setBody] = useState("");
  const [tries, setTries] = useState(0);
  const chosen = useChosenFiles(messageForm(caseId));
  const isEmpty = body.trim() === "" && chosen.files.length === 0;
  const errorCode = isEmpty && mayBeEmpty ? undefined : validateCaseText(body);
  const error =
    tries > 0 && errorCode
      ? t("support.forms.textFault", { code: errorCode, max: supportCases.longestText })
      : undefined;
  const isOwn = phase.name !== "idle" && phase.request.caseId === caseId;
  const isSent = isOwn && phase.name === "sent";
  const [wasSent, setWasSent] = useState(isSent);
  if (isSent !== wasSent) {
    setWasSent(isSent);
    // What was typed or chosen after sending is another message.
    const isSame = isSent && body === phase.request.body && isEqual(chosen.fileKeys, phase.request.fileKeys);
    if (isSame) {
      setBody("");
      setTries(0);
      chosen.setFiles([]);
    }
  }
  const busy = phase.name === "working";
  const name = `message-${caseId}`;
  const isNew = () => isSent && onNew();
  const sent = isSent && <Alert tone="success" toneLabel={t("shell.tone.success")} live="polite" title={props.sent} />;
  if (closed !== undefined && isEmpty)
    return (
      <Stack gap="small">
        {sent}
        <Text tone="quiet">{closed}</Text>
      </Stack>
    );
  const errors = [
    { fieldName: name, message: error },
    { fieldName: chosen.name, message: chosen.error },
  ];
  return (
    <Form
      labelledBy={`${name}-title`}
      busy={busy}
      errors={{
        title: t("support.forms.check"),
        errors: errors.flatMap(({ fieldName, message }) => (message && tries > 0 ? [{ fieldName, message }] : [])),
        focusOn: tries,
      }}
      onSubmit={() => {
        setTries(tries + 1);
        if (!errorCode && !chosen.error) onSend({ body, files: chosen.files, fileKeys: chosen.fileKeys });
      }}
      actions={
        <Actions>
          <Button
            type="submit"
            variant="secondary"
            busy={busy && isOwn ? t("support.forms.sending") : undefined}
            {...(busy && !isOwn && { disabledReason: t("support.forms.otherMessageSending") })}
            {...(closed !== undefined && { disabledReason: closed })}
          >
            {action}
          </Button>
        </Actions>
      }
    >
      <Stack gap="medium">
        <Heading level={4} id={`${name}-title`}>
          {title}
        </Heading>
        {sent}
        {isOwn && failure}
        <TextArea
          label={label}
          hint={hint}
          name={name}
          value={body}
          error={error}
          onChange={(text) => {
            setBody(text);
            isNew();
          }}
          maxLength={supportCases.longestText}
          remaining={(left) =>
            left < 0 ? t("support.forms.over", { count: -left }) : t("support.forms.left", { left })
          }
        />
        <FilesField chosen={chosen} onChange={isNew} />
        {props.children}
      </Stack>
    </Form>
  );
}
