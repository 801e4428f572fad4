import { useCopy } from "@portico/content-runtime/react";
import { useDispatch, useSelector } from "react-redux";
import { attemptKey } from "../../../api/attemptKey.ts";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import type { ReplyRequest } from "../model/support.api.ts";
import { replyEvents, selectWebForm } from "../model/webForm.slice.ts";
import { type CaseMessage, CaseMessageForm } from "./CaseMessageForm.tsx";

type ReplyFormProps = Pick<ReplyRequest, "caseId" | "accountId"> & { isClosed: boolean };

/** A further message of the customer to a request. What was typed stays when the request turns out to be closed. */
export function ReplyForm({ caseId, accountId, isClosed }: ReplyFormProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { reply: phase } = useSelector(selectWebForm);
  const send = ({ body, files, fileKeys }: CaseMessage) => {
    const wanted = { accountId, caseId, body, fileKeys };
    const idempotencyKey = attemptKey<ReplyRequest>(phase, wanted);
    dispatch(replyEvents.requested({ ...wanted, idempotencyKey }, files));
  };
  return (
    <CaseMessageForm
      caseId={caseId}
      phase={phase}
      title={t("support.forms.replyTitle", { id: caseId })}
      label={t("support.forms.replyText")}
      action={t("support.forms.reply")}
      sent={t("support.forms.replySent")}
      closed={isClosed ? t("support.forms.closed") : undefined}
      failure={phase.name === "failed" && <FailureAlert failure={phase.failure} />}
      onSend={send}
      onNew={() => dispatch(replyEvents.dismissed())}
    />
  );
}
