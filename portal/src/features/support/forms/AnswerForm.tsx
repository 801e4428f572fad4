import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { RadioGroup } from "@portico/design-system/choice";
import { TextArea } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { supportCases } from "@portico/rules/serviceConstants";
import { caseTextFault } from "@portico/rules/supportCase";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { attemptKey } from "../../../api/attemptKey.ts";
import type { Failure } from "../../../api/result.ts";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import type { AnswerRequest } from "../model/support.api.ts";
import { answerEvents, selectWebForm } from "../model/webForm.slice.ts";

type AnswerFormProps = Pick<AnswerRequest, "caseId" | "accountId" | "seen"> & { isClosed: boolean };

const states = ["ANSWERED", "IN_PROGRESS", "CLOSED"] as const;

/** Why what was typed cannot be sent with a state: only an answer needs a text. */
const faultOf = (body: string, state: AnswerRequest["state"]) =>
  body.trim() === "" && state !== "ANSWERED" ? undefined : caseTextFault(body);

/**
 * Customer service's answer to a request, or how far it is. What was typed stays until it was sent, also when the customer
 * wrote meanwhile.
 */
export function AnswerForm({ caseId, accountId, seen, isClosed }: AnswerFormProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { answer: phase } = useSelector(selectWebForm);
  const [body, setBody] = useState("");
  const [state, setState] = useState<AnswerRequest["state"]>("ANSWERED");
  const [tries, setTries] = useState(0);
  const fault = faultOf(body, state);
  const error =
    tries > 0 && fault ? t("support.forms.textFault", { code: fault, most: supportCases.longestText }) : undefined;
  const isSent = phase.name === "sent" && phase.request.caseId === caseId;
  const [wasSent, setWasSent] = useState(isSent);
  if (isSent !== wasSent) {
    setWasSent(isSent);
    // What was typed after sending is another answer.
    if (isSent && body === phase.request.body) {
      setBody("");
      setTries(0);
    }
  }
  const isOwn = phase.name !== "idle" && phase.request.caseId === caseId;
  const busy = phase.name === "working";
  const name = `answer-${caseId}`;
  const send = () => {
    setTries(tries + 1);
    if (fault) return;
    const wanted = { accountId, caseId, body, state, seen };
    dispatch(answerEvents.requested({ ...wanted, idempotencyKey: attemptKey<AnswerRequest>(phase, wanted) }));
  };
  const sent = isSent && (
    <Alert
      tone="success"
      toneLabel={t("shell.tone.success")}
      live="polite"
      title={t("support.forms.answered", { state: phase.request.state })}
    />
  );
  if (isClosed && body === "")
    return (
      <Stack gap="small">
        {sent}
        <Text tone="quiet">{t("support.forms.closedForAgent")}</Text>
      </Stack>
    );
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
            {...(isClosed && { disabledReason: t("support.forms.closedForAgent") })}
          >
            {t("support.forms.answerAction", { state })}
          </Button>
        </Actions>
      }
    >
      <Stack gap="medium">
        <Heading level={4} id={`${name}-title`}>
          {t("support.forms.answerTitle", { id: caseId })}
        </Heading>
        {sent}
        {phase.name === "failed" && isOwn && <Failed failure={phase.failure} />}
        <TextArea
          label={t("support.forms.answerText")}
          hint={t("support.forms.answerHint")}
          name={name}
          value={body}
          error={error}
          onChange={(text) => {
            setBody(text);
            if (isSent) dispatch(answerEvents.dismissed());
          }}
          maxLength={supportCases.longestText}
          remaining={(left) =>
            left < 0 ? t("support.forms.over", { count: -left }) : t("support.forms.left", { left })
          }
        />
        <RadioGroup
          legend={t("support.forms.newState")}
          name={`${name}-state`}
          value={state}
          onChange={(value) => setState(value as AnswerRequest["state"])}
          options={states.map((value) => ({ value, label: t("support.forms.state", { state: value }) }))}
        />
      </Stack>
    </Form>
  );
}

/** The customer wrote while the answer was written: the list is read again, and the answer is still there. */
function Failed({ failure }: { failure: Failure }) {
  const t = useCopy();
  if (failure.kind !== "refused" || failure.code !== "CONFLICT") return <FailureAlert failure={failure} />;
  return (
    <Alert tone="warning" toneLabel={t("shell.tone.warning")} live="assertive" title={t("support.forms.newer")}>
      {t("support.forms.newerDetail")}
    </Alert>
  );
}
