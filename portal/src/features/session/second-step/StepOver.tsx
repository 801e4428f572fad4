import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { ButtonLink } from "@portico/design-system/button";
import { Stack } from "@portico/design-system/layout";
import { useEffect, useRef } from "react";
import { useSelector } from "react-redux";
import { selectTargetUrl } from "../../navigation/model/deeplinks.slice.ts";

/** The password was entered too long ago: the way back to it. */
export function StepOver() {
  const t = useCopy();
  const targetUrl = useSelector(selectTargetUrl);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.querySelector("a")?.focus(), []);
  return (
    <div ref={part}>
      <Stack gap="large">
        <Alert
          tone="critical"
          toneLabel={t("shell.tone.critical")}
          title={t("problem.SIGN_IN_STEP_OVER.title")}
          live="assertive"
        >
          {t("problem.SIGN_IN_STEP_OVER.detail")}
        </Alert>
        <ButtonLink href={targetUrl === null ? "/" : `/?targetUrl=${encodeURIComponent(targetUrl)}`} fullWidth>
          {t("session.secondFactor.again")}
        </ButtonLink>
      </Stack>
    </div>
  );
}
