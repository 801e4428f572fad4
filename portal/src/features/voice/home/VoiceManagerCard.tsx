import { useCopy } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { ExternalLinkIcon } from "@portico/design-system/icons";
import { Heading, Text } from "@portico/design-system/text";
import { useDispatch, useSelector } from "react-redux";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useArrival } from "../../../components/useArrival.ts";
import { ConfirmIdentity, useIdentityConfirmed } from "../../cpni/model/ConfirmIdentity.tsx";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import type { VoiceManager } from "../model/voice.api.ts";
import { selectVoiceManager, voiceManagerRead } from "../model/voiceLines.workflow.ts";

/**
 * Leads to the voice manager of this environment, once the customer complies with the CPNI rules; until then it says why
 * not, and confirms the identity (SHELL-15). Nothing where there is no voice manager.
 */
export function VoiceManagerCard() {
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId);
  const load = () => void (accountId !== null && dispatch(voiceManagerRead.requested({ accountId })));
  useArrival(load);
  return (
    <ScreenState read={useSelector(selectVoiceManager)} skeleton={<Loading />} onRetry={load}>
      {(manager) => manager.access !== "NOT_OFFERED" && <Manager manager={manager} onConfirmed={load} />}
    </ScreenState>
  );
}

type ManagerProps = { manager: VoiceManager; onConfirmed: () => void };

function Manager({ manager, onConfirmed }: ManagerProps) {
  const t = useCopy();
  useIdentityConfirmed(() => manager.address === null && onConfirmed());
  return (
    <Card labelledBy="voice-manager">
      <Stack gap="medium">
        <Heading level={2} size={3} id="voice-manager">
          {t("voice.managerSite.title")}
        </Heading>
        <Text>{t("voice.managerSite.lead")}</Text>
        {manager.address === null ? (
          <ConfirmIdentity />
        ) : (
          <div>
            <ButtonLink href={manager.address} variant="secondary" icon={<ExternalLinkIcon size={18} />}>
              {t("voice.managerSite.open")}
            </ButtonLink>
          </div>
        )}
      </Stack>
    </Card>
  );
}

function Loading() {
  return (
    <SkeletonGroup label={useCopy()("voice.managerSite.loading")}>
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
