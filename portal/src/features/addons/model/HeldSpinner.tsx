import { useCopy } from "@portico/content-runtime/react";
import { Spinner } from "@portico/design-system/feedback";
import { Page, Stack } from "@portico/design-system/layout";
import { useEffect } from "react";
import { useDispatch } from "react-redux";
import { navigationCleared, navigationHeld } from "../../navigation/model/loading.slice.ts";

/** Holds the loading of a navigation, whose spinner the screen shows itself, until the screen is ready (SHELL-20). */
export function useHeldNavigation(isReady: boolean): void {
  const dispatch = useDispatch();
  // A child's effect runs before that of the router, which ends what is not held.
  useEffect(() => void dispatch(isReady ? navigationCleared() : navigationHeld()), [dispatch, isReady]);
  useEffect(() => () => void dispatch(navigationCleared()), [dispatch]);
}

/** The spinner of a navigation, as while a screen's code loads. */
export function HeldSpinner() {
  const t = useCopy();
  return (
    <Page width="wide">
      <Stack align="center">
        <Spinner size="large" label={t("shell.loading")} />
      </Stack>
    </Page>
  );
}
