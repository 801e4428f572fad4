import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { messages } from "@portico/rules/constants";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { RecipientsFragment } from "../../../api/graphql/generated/graph.ts";
import { StatementRecipientsDocument } from "../../../api/graphql/generated/graph.recipients.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { HomeCard } from "../model/HomeCard.tsx";
import { Notice } from "../model/Notice.tsx";
import { RecipientForm } from "./RecipientForm.tsx";
import { RecipientList } from "./RecipientList.tsx";
import { recipientsEvents, selectRecipients } from "./recipients.slice.ts";
import { RemoveRecipient } from "./RemoveRecipient.tsx";

/** Who else gets each new statement by e-mail (B14); it stands and fails by itself. */
export function RecipientsCard({ accountId }: { accountId: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { read, retry } = useGraphRead(StatementRecipientsDocument, { accountId });
  useEffect(() => () => void dispatch(recipientsEvents.left()), [dispatch, accountId]);
  return (
    <HomeCard name="statement-recipients" title={t("statements.recipients.title")} read={read} retry={retry}>
      {(account) => <Recipients account={account} />}
    </HomeCard>
  );
}

function Recipients({ account }: { account: RecipientsFragment }) {
  const t = useCopy();
  const { id, canPay, canSendMessages, statementRecipients: recipients } = account;
  if (!canSendMessages && recipients.length === 0) return <Text>{t("statements.recipients.unavailable")}</Text>;
  return (
    <Stack gap="large">
      <Stack>
        <Text>{t("statements.recipients.lead")}</Text>
        <News />
        {recipients.length > 0 ? <RecipientList recipients={recipients} canRemove={canPay} /> : <Text tone="quiet">{t("statements.recipients.none")}</Text>}
      </Stack>
      <Adding account={account} />
      <RemoveRecipient accountId={id} />
    </Stack>
  );
}

function Adding({ account: { id, canPay, canSendMessages, statementRecipients: recipients } }: { account: RecipientsFragment }) {
  const t = useCopy();
  if (!canPay) return <Text tone="quiet">{t("statements.recipients.mayNot")}</Text>;
  if (!canSendMessages) return <Notice tone="attention">{t("statements.recipients.unavailable")}</Notice>;
  if (recipients.length >= messages.mostRecipients) return <Text>{t("statements.recipients.full", { most: messages.mostRecipients })}</Text>;
  return <RecipientForm accountId={id} />;
}

/** What was just done, or could not be. What is wrong with an address is said at its field. */
function News() {
  const t = useCopy();
  const { adding, removing } = useSelector(selectRecipients);
  if (removing.name === "removed") return <Notice tone="good" live="polite">{t("statements.recipients.removed", { address: removing.address })}</Notice>;
  if (adding.name === "added") return <Notice tone="good" live="polite">{t("statements.recipients.added", { address: adding.address })}</Notice>;
  if (adding.name !== "refused" || adding.code === "ADDRESS_INVALID" || adding.code === "ALREADY_THERE") return null;
  const words = { TOO_MANY: t("statements.recipients.full", { most: messages.mostRecipients }), STAFF: t("statements.recipients.refused.STAFF"), UNAVAILABLE: t("statements.recipients.unavailable"), FAILED: t("statements.recipients.refused.FAILED") };
  return <Notice tone="bad" live="assertive">{words[adding.code]}</Notice>;
}
