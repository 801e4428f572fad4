import { mayOpenVoice } from "@portico/rules/voice";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader, type PageHeaderProps } from "@portico/design-system/page-header";
import type { ReactNode } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useArrival } from "../../../components/useArrival.ts";
import { EligibilityGuard } from "../../services/model/EligibilityGuard.tsx";
import { SuspensionNotice } from "../../services/model/SuspensionNotice.tsx";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import { selectVoiceLines, voiceLinesRead } from "./voiceLines.workflow.ts";

export type VoicePageProps = Pick<PageHeaderProps, "title" | "description" | "back"> & { children: ReactNode };

/** A screen of voice: reads the lines on arrival, and admits accounts with provisioned voice only (SERV-04). */
export function VoicePage({ children, ...header }: VoicePageProps) {
  const read = useSelector(selectVoiceLines);
  const load = useLoadVoiceLines();
  useArrival(load);
  return (
    <EligibilityGuard admits={mayOpenVoice} read={read}>
      <Page width="wide">
        <Stack gap="large">
          <PageHeader {...header} />
          <SuspensionNotice of="voice" />
          {children}
        </Stack>
      </Page>
    </EligibilityGuard>
  );
}

/** Reads the lines of the current account again. */
export function useLoadVoiceLines(): () => void {
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId);
  return () => void (accountId !== null && dispatch(voiceLinesRead.requested({ accountId })));
}
