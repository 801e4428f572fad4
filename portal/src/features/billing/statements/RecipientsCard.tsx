import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { LabelInContext } from "@portico/design-system/hidden";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { messages } from "@portico/rules/constants";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { StatementRecipientsDocument } from "../../../api/graphql/generated/graph.recipients.ts";
import type { RecipientsFragment } from "../../../api/graphql/generated/graph.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { HomeCard } from "../model/screen/HomeCard.tsx";
import { Notice } from "../model/screen/Notice.tsx";
import { RecipientForm, useLanguageName } from "./RecipientForm.tsx";
import { recipientsEvents, selectRecipients } from "./recipients.slice.ts";

/** E-mail recipients of each new statement (B14); loads and fails independently of the rest. */
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
        <RecipientNotice />
        {recipients.length > 0 ? (
          <RecipientList recipients={recipients} canRemove={canPay} />
        ) : (
          <Text tone="quiet">{t("statements.recipients.none")}</Text>
        )}
      </Stack>
      <Adding account={account} />
      <RemoveRecipient accountId={id} />
    </Stack>
  );
}

function Adding({
  account: { id, canPay, canSendMessages, statementRecipients: recipients },
}: {
  account: RecipientsFragment;
}) {
  const t = useCopy();
  if (!canPay) return <Text tone="quiet">{t("statements.recipients.mayNot")}</Text>;
  if (!canSendMessages) return <Notice tone="warning">{t("statements.recipients.unavailable")}</Notice>;
  if (recipients.length >= messages.maxRecipients)
    return <Text>{t("statements.recipients.full", { max: messages.maxRecipients })}</Text>;
  return <RecipientForm accountId={id} />;
}

/** Result of the last change. Errors of an address are at its field. */
function RecipientNotice() {
  const t = useCopy();
  const { adding, removing } = useSelector(selectRecipients);
  if (removing.name === "removed")
    return (
      <Notice tone="success" live="polite">
        {t("statements.recipients.removed", { address: removing.address })}
      </Notice>
    );
  if (adding.name === "added")
    return (
      <Notice tone="success" live="polite">
        {t("statements.recipients.added", { address: adding.address })}
      </Notice>
    );
  if (adding.name !== "refused" || adding.code === "ADDRESS_INVALID" || adding.code === "ALREADY_THERE") return null;
  const words = {
    TOO_MANY: t("statements.recipients.full", { max: messages.maxRecipients }),
    STAFF: t("statements.recipients.refused.STAFF"),
    UNAVAILABLE: t("statements.recipients.unavailable"),
    FAILED: t("statements.recipients.refused.FAILED"),
  };
  return (
    <Notice tone="critical" live="assertive">
      {words[adding.code]}
    </Notice>
  );
}

type Recipient = RecipientsFragment["statementRecipients"][number];

/** The recipients, with the language and who added them. */
function RecipientList({ recipients, canRemove }: { recipients: readonly Recipient[]; canRemove: boolean }) {
  const t = useCopy();
  return (
    <div role="group" aria-label={t("statements.recipients.list")}>
      <Stack as="ul" gap="small">
        {recipients.map((recipient) => (
          <Row key={recipient.id} recipient={recipient} canRemove={canRemove} />
        ))}
      </Stack>
    </div>
  );
}

function Row({ recipient: { id, address, locale, addedBy }, canRemove }: { recipient: Recipient; canRemove: boolean }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const language = useLanguageName()(locale);
  return (
    <li>
      <Inline gap="medium" justify="between" wrap={false}>
        <Stack gap="none">
          <Text>
            <span translate="no">
              <Address address={address} />
            </span>
          </Text>
          <Text size="small" tone="quiet">
            {t("statements.recipients.row", { language, name: addedBy })}
          </Text>
        </Stack>
        {canRemove && (
          <Button
            variant="quiet"
            size="compact"
            onPress={() => dispatch(recipientsEvents.removalRequested({ id, address }))}
          >
            <LabelInContext inContext={t("statements.recipients.removeThis", { address })}>
              {t("statements.recipients.remove")}
            </LabelInContext>
          </Button>
        )}
      </Inline>
    </li>
  );
}

/** A long address breaks before the @. */
function Address({ address }: { address: string }) {
  const at = address.lastIndexOf("@");
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

/** Confirms the removal of an address; stays open while the request runs, and shows its failure. */
function RemoveRecipient({ accountId }: { accountId: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { removing } = useSelector(selectRecipients);
  const recipient = removing.name === "asking" || removing.name === "removing" ? removing.recipient : undefined;
  return (
    <ConfirmDialog
      open={recipient !== undefined}
      tone="critical"
      question={t("statements.recipients.confirm.question", { address: recipient?.address ?? "" })}
      consequence={t("statements.recipients.confirm.detail")}
      confirmLabel={t("statements.recipients.confirm.yes")}
      cancelLabel={t("statements.recipients.confirm.no")}
      busy={removing.name === "removing" ? t("statements.recipients.confirm.busy") : undefined}
      error={
        removing.name === "asking" && removing.failed
          ? { toneLabel: t("billing.tone.critical"), message: t("statements.recipients.confirm.failed") }
          : undefined
      }
      onConfirm={() =>
        recipient && dispatch(recipientsEvents.removeConfirmed({ accountId, recipientId: recipient.id }))
      }
      onCancel={() => dispatch(recipientsEvents.removalDeclined())}
    />
  );
}
