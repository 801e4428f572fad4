import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { RadioGroup } from "@portico/design-system/choice";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { attemptKey } from "../../../api/attemptKey.ts";
import type { Failure } from "../../../api/result.ts";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import type { AnswerRequest } from "../model/support.api.ts";
import { answerEvents, selectWebForm } from "../model/webForm.slice.ts";
import { type CaseMessage, CaseMessageForm } from "./CaseMessageForm.tsx";

type AnswerFormProps = Pick<AnswerRequest, "caseId" | "accountId" | "seen"> & { isClosed: boolean };

const states = ["ANSWERED", "IN_PROGRESS", "CLOSED"] as const;

/**
 * Customer service's answer to a request, or how far it is: only an answer needs a text. What was typed stays until it was
 * sent, also when the customer wrote meanwhile.
 */
export function AnswerForm({ caseId, accountId, seen, isClosed }: AnswerFormProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { answer: phase } = useSelector(selectWebForm);
  const [state, setState] = useState<AnswerRequest["state"]>("ANSWERED");
  const send = ({ body, files, fileKeys }: CaseMessage) => {
    const wanted = { accountId, caseId, body, state, seen, fileKeys };
    const idempotencyKey = attemptKey<AnswerRequest>(phase, wanted);
    dispatch(answerEvents.requested({ ...wanted, idempotencyKey }, files));
  };
  const sentState = phase.name === "sent" ? phase.request.state : state;
  return (
    <CaseMessageForm
      caseId={caseId}
      phase={phase}
      title={t("support.forms.answerTitle", { id: caseId })}
      label={t("support.forms.answerText")}
      hint={t("support.forms.answerHint")}
      action={t("support.forms.answerAction", { state })}
      sent={t("support.forms.answered", { state: sentState })}
      closed={isClosed ? t("support.forms.closedForAgent") : undefined}
      mayBeEmpty={state !== "ANSWERED"}
      failure={phase.name === "failed" && <Failed failure={phase.failure} />}
      onSend={send}
      onNew={() => dispatch(answerEvents.dismissed())}
    >
      <RadioGroup
        legend={t("support.forms.newState")}
        name={`answer-${caseId}-state`}
        value={state}
        onChange={(value) => setState(value as AnswerRequest["state"])}
        options={states.map((value) => ({ value, label: t("support.forms.state", { state: value }) }))}
      />
    </CaseMessageForm>
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
