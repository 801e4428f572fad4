import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { LiveRegion } from "@portico/design-system/feedback";
import { Page, Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useArrival } from "../../../components/useArrival.ts";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import { SuspensionNotice } from "../model/SuspensionNotice.tsx";
import { SpeedTestResultList } from "./SpeedTestResultList.tsx";
import { selectPlanMbps, selectSpeedTestPhase, speedTestEvents } from "./speedTest.slice.ts";
import { SpeedTestState } from "./SpeedTestState.tsx";
import { useSpeedCopy } from "./useSpeedCopy.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { speedTestWorkflows } from "./speedTest.saga.ts";

/**
 * Speed test: download, upload and latency to our servers, with what they mean (SHELL-13). Whoever opens it comes to see:
 * 1. whether the internet is as fast as it should be, in one press;
 * 2. what to do when it is not;
 * 3. how it was before, to tell support.
 */
function SpeedTestScreen() {
  const t = useCopy();
  const dispatch = useDispatch();
  const phase = useSelector(selectSpeedTestPhase);
  const plan = useSelector(selectPlanMbps);
  const accountId = useSelector(selectCurrentAccountId);
  const { spoken, button } = useSpeedCopy(phase, plan);
  const measuring = phase.name === "measuring";
  useArrival(() => dispatch(speedTestEvents.entered()));
  useEffect(() => () => void dispatch(speedTestEvents.left()), [dispatch]);
  return (
    <Page width="narrow">
      <Stack gap="large">
        <Stack gap="small">
          <BackLink href="/services" label={t("services.screen")} />
          <PageHeader title={t("services.speedTest.title")} description={t("services.speedTest.lead")} />
        </Stack>
        <SuspensionNotice of="internet" />
        <Card>
          <Stack gap="large">
            <SpeedTestState phase={phase} planMbps={plan} />
            <LiveRegion urgency="polite" message={spoken} />
            <Actions>
              {/* One button for all states, so that it keeps its place and the focus. */}
              <Button
                variant={measuring ? "secondary" : "primary"}
                onPress={() => dispatch(measuring ? speedTestEvents.stopped() : speedTestEvents.started())}
              >
                {button}
              </Button>
            </Actions>
          </Stack>
        </Card>
        {accountId !== null && <SpeedTestResultList accountId={accountId} />}
      </Stack>
    </Page>
  );
}

/** Router entry for the screen. */
export const speedTestScreen = withWorkflows(SpeedTestScreen, speedTestWorkflows);
