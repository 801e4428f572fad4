import { attemptKey } from "../../../api/attemptKey.ts";
import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { TextArea } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { supportCases } from "@portico/rules/serviceConstants";
import { caseTextFault } from "@portico/rules/supportCase";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import type { ReplyRequest } from "../model/support.api.ts";
import { replyEvents, selectWebForm } from "../model/webForm.slice.ts";

type ReplyFormProps = Pick<ReplyRequest, "caseId" | "accountId"> & { isClosed: boolean };

/** A further message of the customer to a request. What was typed stays when the request turns out to be closed. */
export function ReplyForm({ caseId, accountId, isClosed }: ReplyFormProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { reply: phase } = useSelector(selectWebForm);
  const [body, setBody] = useState("");
  const [tries, setTries] = useState(0);
  const fault = caseTextFault(body);
  const error =
    tries > 0 && fault ? t("support.forms.textFault", { code: fault, most: supportCases.longestText }) : undefined;
  const isSent = phase.name === "sent" && phase.request.caseId === caseId;
  const [wasSent, setWasSent] = useState(isSent);
  if (isSent !== wasSent) {
    setWasSent(isSent);
    // What was typed after sending is another reply.
    if (isSent && body === phase.request.body) {
      setBody("");
      setTries(0);
    }
  }
  const isOwn = phase.name !== "idle" && phase.request.caseId === caseId;
  const busy = phase.name === "working";
  const name = `reply-${caseId}`;
  const send = () => {
    setTries(tries + 1);
    if (fault) return;
    const wanted = { accountId, caseId, body };
    dispatch(replyEvents.requested({ ...wanted, idempotencyKey: attemptKey<ReplyRequest>(phase, wanted) }));
  };
  if (isClosed && body === "") return <Text tone="quiet">{t("support.forms.closed")}</Text>;
  return (
    <Form
      labelledBy={`${name}-title`}
      busy={busy}
      errors={{
        title: t("support.forms.check"),
        errors: error ? [{ fieldName: name, message: error }] : [],
        focusOn: tries,
      }}
      onSubmit={send}
      actions={
        <Actions>
          <Button
            type="submit"
            variant="secondary"
            busy={busy && isOwn ? t("support.forms.sending") : undefined}
            {...(isClosed && { disabledReason: t("support.forms.closed") })}
          >
            {t("support.forms.reply")}
          </Button>
        </Actions>
      }
    >
      <Stack gap="medium">
        <Heading level={4} id={`${name}-title`}>
          {t("support.forms.replyTitle", { id: caseId })}
        </Heading>
        {isSent && (
          <Alert
            tone="success"
            toneLabel={t("shell.tone.success")}
            live="polite"
            title={t("support.forms.replySent")}
          />
        )}
        {phase.name === "failed" && isOwn && <FailureAlert failure={phase.failure} />}
        <TextArea
          label={t("support.forms.replyText")}
          name={name}
          value={body}
          error={error}
          onChange={(text) => {
            setBody(text);
            if (isSent) dispatch(replyEvents.dismissed());
          }}
          maxLength={supportCases.longestText}
          remaining={(left) =>
            left < 0 ? t("support.forms.over", { count: -left }) : t("support.forms.left", { left })
          }
        />
      </Stack>
    </Form>
  );
}
