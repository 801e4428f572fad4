import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { Stack } from "@portico/design-system/layout";
import { ScreenOnly } from "@portico/design-system/print";
import { Text } from "@portico/design-system/text";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useFocusKept } from "../../../components/useFocusOnChange.ts";
import { Notice } from "../model/Notice.tsx";
import type { Bill } from "./bill.ts";
import { CallTable } from "./CallTable.tsx";
import { oneTimePasswordEvents, selectOneTimePassword } from "./oneTimePassword.slice.ts";
import { PasscodeForm } from "./PasscodeForm.tsx";

export type CallDetailsProps = { accountId: string; statement: Pick<Bill, "id" | "callDetails" | "periodFrom" | "periodTo"> };

/** Details of calls, to who has proved again who they are (STMT-03). */
export function CallDetails({ accountId, statement }: CallDetailsProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(oneTimePasswordEvents.left()), [dispatch, accountId]);
  const { name } = useSelector(selectOneTimePassword);
  const entering = name === "entering" || name === "confirming";
  const part = useFocusKept(statement.callDetails === "VERIFIED" ? "calls" : entering ? "passcode" : name);
  if (statement.callDetails === "NONE") return null;
  return (
    <Card labelledBy="call-details">
      <Stack>
        <CardTitle level={2} id="call-details">
          {t("statements.calls.title")}
        </CardTitle>
        <div ref={part} tabIndex={-1} role="group" aria-labelledby="call-details">
          {statement.callDetails === "VERIFIED" ? (
            <CallTable accountId={accountId} statement={statement} />
          ) : (
            <Closed accountId={accountId} statementId={statement.id} entering={entering} />
          )}
        </div>
      </Stack>
    </Card>
  );
}

function Closed({ accountId, statementId, entering }: { accountId: string; statementId: string; entering: boolean }) {
  const t = useCopy();
  return (
    <Stack>
      <Text>{t("statements.calls.lead")}</Text>
      <ScreenOnly>{entering ? <PasscodeForm accountId={accountId} statementId={statementId} /> : <Ask accountId={accountId} />}</ScreenOnly>
    </Stack>
  );
}

function Ask({ accountId }: { accountId: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const state = useSelector(selectOneTimePassword);
  return (
    <Stack>
      {state.name === "refused" && <Notice tone="attention" live="polite">{t(`statements.calls.refused.${state.why}`)}</Notice>}
      <Actions>
        <Button variant="secondary" busy={state.name === "sending" ? t("statements.calls.sending") : undefined} onPress={() => dispatch(oneTimePasswordEvents.passcodeAsked({ accountId }))}>
          {t("statements.calls.send")}
        </Button>
      </Actions>
    </Stack>
  );
}
