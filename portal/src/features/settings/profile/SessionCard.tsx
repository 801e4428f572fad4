import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { SignOutIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useDispatch, useSelector } from "react-redux";
import { selectSessionPhase } from "../../session/model/session.selectors.ts";
import { signOutRequested } from "../../session/model/session.slice.ts";

/** The way out, with what it means for other tabs. */
export function SessionCard() {
  const t = useCopy();
  const dispatch = useDispatch();
  const leaving = useSelector(selectSessionPhase) === "signingOut";
  return (
    <Card labelledBy="session">
      <Stack gap="medium">
        <CardTitle level={2} id="session">
          {t("settings.session.title")}
        </CardTitle>
        <Text tone="quiet">{t("settings.session.detail")}</Text>
        <Actions>
          <Button
            variant="secondary"
            icon={<SignOutIcon size={20} />}
            busy={leaving ? t("shell.signingOut") : undefined}
            onPress={() => dispatch(signOutRequested())}
          >
            {t("shell.signOut")}
          </Button>
        </Actions>
      </Stack>
    </Card>
  );
}
