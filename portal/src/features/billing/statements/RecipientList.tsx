import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useDispatch } from "react-redux";
import type { RecipientsFragment } from "../../../api/graphql/generated/graph.ts";
import { recipientsEvents } from "./recipients.slice.ts";
import { useLanguageName } from "./useLanguageName.ts";

type Recipient = RecipientsFragment["statementRecipients"][number];

/** Who gets each new statement, in which language, and thanks to whom. */
export function RecipientList({ recipients, canRemove }: { recipients: readonly Recipient[]; canRemove: boolean }) {
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
          <Button variant="quiet" size="compact" onPress={() => dispatch(recipientsEvents.removeAsked({ id, address }))}>
            <span aria-hidden="true">{t("statements.recipients.remove")}</span>
            <VisuallyHidden>{t("statements.recipients.removeThis", { address })}</VisuallyHidden>
          </Button>
        )}
      </Inline>
    </li>
  );
}

/** Where it does not fit on a line it breaks before the @. */
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
