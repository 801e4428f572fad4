import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { LiveRegion } from "@portico/design-system/feedback";
import { Page, Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useArrival } from "../../../components/useArrival.ts";
import { selectPlanMbps } from "./plan.selectors.ts";
import { selectSpeedTestPhase, speedTestEvents } from "./speedTest.slice.ts";
import { SpeedTestState } from "./SpeedTestState.tsx";
import { useSpeedWords } from "./useSpeedWords.ts";

/** How quick the line to us is: down, up, and how long an answer takes, with what that means (SHELL-13). */
export function SpeedTestScreen() {
  const t = useCopy();
  const dispatch = useDispatch();
  const phase = useSelector(selectSpeedTestPhase);
  const plan = useSelector(selectPlanMbps);
  const { spoken, button } = useSpeedWords(phase, plan);
  const measuring = phase.name === "measuring";
  useArrival(() => dispatch(speedTestEvents.entered()));
  useEffect(() => () => void dispatch(speedTestEvents.left()), [dispatch]);
  return (
    <Page width="narrow">
      <Stack gap="large">
        <Stack gap="small">
          <BackLink href="/services" label={t("services.speedTest.back")} />
          <PageHeader title={t("services.speedTest.title")} description={t("services.speedTest.lead")} />
        </Stack>
        <Card>
          <Stack gap="large">
            <SpeedTestState phase={phase} planMbps={plan} />
            <LiveRegion urgency="polite" message={spoken} />
            <Actions>
              {/* One button for all states: it keeps its place, and with it the focus. */}
              <Button variant={measuring ? "secondary" : "primary"} onPress={() => dispatch(measuring ? speedTestEvents.stopped() : speedTestEvents.started())}>
                {button}
              </Button>
            </Actions>
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
}
