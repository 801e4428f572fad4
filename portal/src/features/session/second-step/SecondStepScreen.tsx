import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading } from "@portico/design-system/text";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useSearchParams } from "react-router-dom";
import { useArrival } from "../../../components/useArrival.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { selectIsSignedIn } from "../model/session.selectors.ts";
import { SupportNumbers } from "../model/SupportNumbers.tsx";
import { ToTarget } from "../model/ToTarget.tsx";
import { supportContactsRead } from "../model/supportContacts.slice.ts";
import { secondStepWorkflows } from "./secondStep.saga.ts";
import { secondStepEvents } from "./secondStep.slice.ts";
import { type Factor, SecondStepForm } from "./SecondStepForm.tsx";

/** From the address; the server checks what is used. Without any it is the app. */
function factorsIn(listed: string | null): readonly Factor[] {
  const factors = (["APP", "PASSKEY"] as const).filter((factor) => listed?.split(".").includes(factor));
  return factors.length === 0 ? ["APP"] : factors;
}

/** /sign-in-code: the second step of a sign-in, after the password (decision 69). */
function SecondStepScreen() {
  const [wasSignedIn] = useState(useSelector(selectIsSignedIn));
  return wasSignedIn ? <ToTarget /> : <SecondStep />;
}

function SecondStep() {
  const t = useCopy();
  const dispatch = useDispatch();
  const factors = factorsIn(useSearchParams()[0].get("factors"));
  const lead = factors.includes("APP") ? (factors.length > 1 ? "bothLead" : "stepLead") : "passkeyLead";
  useArrival(() => {
    dispatch(secondStepEvents.entered());
    dispatch(supportContactsRead.requested());
  });
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader
          title={t("session.secondFactor.stepTitle")}
          description={t(`session.secondFactor.${lead}`)}
          back={{ href: "/", label: t("session.recovery.back") }}
        />
        <Card>
          <SecondStepForm factors={factors} />
        </Card>
        {/* For somebody who has neither the app nor a recovery code. */}
        <Stack gap="medium">
          <Heading level={2} size={3}>
            {t("session.secondFactor.callTitle")}
          </Heading>
          <SupportNumbers />
        </Stack>
      </Stack>
    </Page>
  );
}

/** Router entry for the screen. */
export const secondStepScreen = withWorkflows(SecondStepScreen, secondStepWorkflows);
