import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useDispatch, useSelector } from "react-redux";
import { PhoneLink } from "../../../components/PhoneLink.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { memberRead, selectContact } from "./contact.slice.ts";
import type { Member, MemberRequest } from "./member.api.ts";

/** The phone lines of the account that are assigned to the user. */
export function PhoneLinesCard(request: MemberRequest) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { member } = useSelector(selectContact);
  const load = () => dispatch(memberRead.requested(request));
  useArrival(load);
  const skeleton = (
    <SkeletonGroup label={t("contact.lines.loading")}>
      <Skeleton shape="text" lines={2} />
    </SkeletonGroup>
  );
  return (
    <Card labelledBy="lines">
      <Stack gap="small">
        <CardTitle level={2} id="lines">
          {t("contact.lines.title")}
        </CardTitle>
        <ScreenState read={member} skeleton={skeleton} onRetry={load}>
          {(data) => <Lines voice={data.Service.Voice} />}
        </ScreenState>
      </Stack>
    </Card>
  );
}

function Lines({ voice }: { voice: Member["Service"]["Voice"] }) {
  const t = useCopy();
  if (voice.Assignment === "Unassigned") return <Text tone="quiet">{t("contact.lines.none")}</Text>;
  return (
    <Stack as="ul" gap="small">
      {voice.Phone_Numbers.map((phone) => (
        <li key={phone}>
          <PhoneLink phone={phone} />
        </li>
      ))}
    </Stack>
  );
}
