import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { TextArea } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { Stack } from "@portico/design-system/layout";
import { supportCases as limits } from "@portico/rules/serviceConstants";
import { validateCaseText } from "@portico/rules/supportCase";
import { type ReactNode, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import type { LineName } from "../model/bill-questions/billQuestions.api.ts";
import { billQuestionEvents, selectBillQuestions } from "../model/bill-questions/billQuestions.slice.ts";

type FormState = ReturnType<typeof useMessageForm>;

/** The state of a form about a line. What was typed stays until it was sent. */
export function useMessageForm({ statementId, position }: LineName) {
  const { send: phase } = useSelector(selectBillQuestions);
  const [body, setBody] = useState("");
  const [tries, setTries] = useState(0);
  const isOwn =
    phase.name !== "idle" && phase.request.statementId === statementId && phase.request.position === position;
  return {
    ...{ body, setBody, tries, setTries },
    /** The last attempt about this line. */
    phase: isOwn ? phase : ({ name: "idle" } as const),
  };
}

type MessageFormProps = {
  form: FormState;
  title: string;
  label: string;
  action: string;
  /** What is said when it was sent. */
  sent: string;
  /** Errors of the fields in `children`. */
  errors?: readonly { fieldName: string; message: string }[];
  onSend: () => void;
  /** Clears the fields in `children`. */
  onSent?: () => void;
  children?: ReactNode;
};

/** A text to send about a line, with further fields. */
export function MessageForm({
  form: { phase, body, setBody, tries, setTries },
  title,
  label,
  action,
  sent,
  errors = [],
  onSend,
  onSent,
  children,
}: MessageFormProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const errorCode = validateCaseText(body);
  const error =
    tries > 0 && errorCode
      ? t("statements.question.textFault", { code: errorCode, max: limits.longestText })
      : undefined;
  const isSent = phase.name === "sent";
  const [wasSent, setWasSent] = useState(isSent);
  if (isSent !== wasSent) {
    setWasSent(isSent);
    // What was typed after sending is another message.
    if (isSent && body === phase.request.body) {
      setBody("");
      setTries(0);
      onSent?.();
    }
  }
  const busy = phase.name === "working";
  return (
    <Card labelledBy="bill-question-form">
      <Form
        labelledBy="bill-question-form"
        busy={busy}
        errors={{
          title: t("statements.question.check"),
          errors: [...(error ? [{ fieldName: "message", message: error }] : []), ...errors],
          focusOn: tries,
        }}
        onSubmit={() => {
          setTries(tries + 1);
          if (!errorCode) onSend();
        }}
        actions={
          <Actions>
            <Button type="submit" busy={busy ? t("statements.question.sending") : undefined}>
              {action}
            </Button>
          </Actions>
        }
      >
        <Stack gap="medium">
          <CardTitle level={2} id="bill-question-form">
            {title}
          </CardTitle>
          {isSent && <Alert tone="success" toneLabel={t("shell.tone.success")} live="polite" title={sent} />}
          {phase.name === "failed" && <FailureAlert failure={phase.failure} />}
          <TextArea
            label={label}
            name="message"
            value={body}
            error={error}
            onChange={(text) => {
              setBody(text);
              if (isSent) dispatch(billQuestionEvents.dismissed());
            }}
            maxLength={limits.longestText}
            remaining={(left) =>
              left < 0 ? t("statements.question.over", { count: -left }) : t("statements.question.left", { left })
            }
          />
          {children}
        </Stack>
      </Form>
    </Card>
  );
}
