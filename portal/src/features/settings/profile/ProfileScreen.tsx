import { useCopy, useToggle } from "@portico/content-runtime/react";
import { Columns, Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { useDispatch } from "react-redux";
import { useArrival } from "../../../components/useArrival.ts";
import { settingsEntered } from "../model/userPreferences.slice.ts";
import { AccountCard } from "./AccountCard.tsx";
import { LanguageCard } from "./LanguageCard.tsx";
import { PropertyContactsCard } from "./PropertyContactsCard.tsx";
import { SessionCard } from "./SessionCard.tsx";
import { YouCard } from "./YouCard.tsx";

/** Who you are, what your role may do, the language, the way out. */
export function ProfileScreen() {
  const t = useCopy();
  const dispatch = useDispatch();
  const preferences = useToggle("userPreferences");
  useArrival(() => dispatch(settingsEntered()));
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader title={t(preferences ? "settings.screenPreferences" : "settings.screen")} />
        <Columns template="equal" collapseBelow="desktop">
          <Stack gap="large">
            <YouCard />
            <LanguageCard />
          </Stack>
          <Stack gap="large">
            <AccountCard />
            <PropertyContactsCard />
            <SessionCard />
          </Stack>
        </Columns>
      </Stack>
    </Page>
  );
}
