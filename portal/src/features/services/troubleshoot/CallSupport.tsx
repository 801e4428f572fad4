import { useCopy } from "@portico/content-runtime/react";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { PhoneLink } from "../../../components/PhoneLink.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { selectSupportContacts, supportContactsRead } from "../../session/model/supportContacts.slice.ts";
import { useOpening } from "../../session/model/useOpening.ts";

/** The line of technical support with its hours, and what to name there. */
export function CallSupport({ lead }: { lead: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const load = () => dispatch(supportContactsRead.requested());
  useEffect(() => void dispatch(supportContactsRead.requested()), [dispatch]);
  return (
    <Stack gap="small">
      <Text>{lead}</Text>
      <ScreenState
        read={useSelector(selectSupportContacts)}
        skeleton={
          <SkeletonGroup label={t("session.help.loading")}>
            <Skeleton shape="text" />
          </SkeletonGroup>
        }
        onRetry={load}
      >
        {(contacts) => {
          const line = contacts.find(({ topic }) => topic === "TECH_SUPPORT");
          return line ? (
            <>
              <Text size="lead" weight="strong" as="div">
                <PhoneLink phone={line.phone} />
              </Text>
              <Hours />
            </>
          ) : (
            <Text>{t("session.help.none")}</Text>
          );
        }}
      </ScreenState>
    </Stack>
  );
}

function Hours() {
  return <Text size="small">{useOpening("TECH_SUPPORT").text}</Text>;
}
