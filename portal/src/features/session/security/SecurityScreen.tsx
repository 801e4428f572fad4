import { useCopy } from "@portico/content-runtime/react";
import { Columns, Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { useDispatch } from "react-redux";
import { useArrival } from "../../../components/useArrival.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { PasskeysCard } from "./PasskeysCard.tsx";
import { passkeyEvents, passkeysRead } from "./passkeys.slice.ts";
import { PasswordCard } from "./PasswordCard.tsx";
import { securityWorkflows } from "./security.saga.ts";
import { endingEvents, passwordEvents, sessionsRead } from "./security.slice.ts";
import { SecondFactorCard } from "./SecondFactorCard.tsx";
import { factorEvents, secondFactorRead } from "./secondFactor.slice.ts";
import { SessionList } from "./SessionList.tsx";

/** Password, two-step sign-in, passkeys and sessions of the signed-in person (SESS-19). */
function SecurityScreen() {
  const t = useCopy();
  const dispatch = useDispatch();
  useArrival(() => {
    dispatch(endingEvents.dismissed());
    dispatch(passwordEvents.dismissed());
    dispatch(sessionsRead.requested());
    dispatch(factorEvents.closed());
    dispatch(secondFactorRead.requested());
    dispatch(passkeyEvents.closed());
    dispatch(passkeysRead.requested());
  });
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader
          title={t("session.security.screen")}
          description={t("session.security.lead")}
          back={{ href: "/profile-and-settings", label: t("session.security.back") }}
        />
        <Columns template="equal" collapseBelow="desktop">
          {/* Not stretched to the height of the list. */}
          <Stack gap="large">
            <PasswordCard />
            <SecondFactorCard />
            <PasskeysCard />
          </Stack>
          <SessionList />
        </Columns>
      </Stack>
    </Page>
  );
}

/** Router entry for the screen. */
export const securityScreen = withWorkflows(SecurityScreen, securityWorkflows);
