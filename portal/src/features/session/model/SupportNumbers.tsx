import { useCopy } from "@portico/content-runtime/react";
import { DescriptionList } from "@portico/design-system/description-list";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Text } from "@portico/design-system/text";
import { useDispatch, useSelector } from "react-redux";
import { PhoneLink } from "../../../components/PhoneLink.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import type { SupportContact } from "./supportContacts.api.ts";
import { selectSupportContacts, supportContactsRead } from "./supportContacts.slice.ts";

/** The provider's telephone numbers, each with its purpose. */
export function SupportNumbers() {
  const t = useCopy();
  const dispatch = useDispatch();
  const rows = (contacts: SupportContact[]) =>
    contacts.map(({ topic, phone }) => ({
      id: topic,
      term: t("session.help.topic", { topic }),
      detail: <PhoneLink phone={phone} />,
    }));
  const skeleton = (
    <SkeletonGroup label={t("session.help.loading")}>
      <Skeleton shape="text" lines={4} />
    </SkeletonGroup>
  );
  return (
    <ScreenState
      read={useSelector(selectSupportContacts)}
      skeleton={skeleton}
      onRetry={() => dispatch(supportContactsRead.requested())}
    >
      {(contacts) =>
        contacts.length > 0 ? <DescriptionList items={rows(contacts)} /> : <Text>{t("session.help.none")}</Text>
      }
    </ScreenState>
  );
}
