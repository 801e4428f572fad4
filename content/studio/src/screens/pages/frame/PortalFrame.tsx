import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";
import { Spinner } from "@portico/design-system/feedback";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import * as css from "./frame.css.ts";
import { FrameWindow, type FrameWindowProps } from "./FrameWindow.tsx";
import type { PageFrame } from "./usePageFrame.ts";

export type PortalFrameProps = Omit<FrameWindowProps, "picture"> & {
  /** What stands after it, for the keyboard to go to. */
  skipTo: `#${string}`;
};

/** A page of the portal in a window of its own, drawn as small as it has to be, with a way past it for the keyboard. */
export function PortalFrame({ frame, src, title, width, skipTo }: PortalFrameProps) {
  const t = useCopy();
  return (
    <div className={css.outer}>
      <div className={css.skip}>
        <Link href={skipTo}>{t("studio.pages.frame.skip")}</Link>
      </div>
      <div className={css.boxes[width]} aria-busy={frame.phase === "loading" || frame.phase === "slow" ? true : undefined}>
        <FrameWindow frame={frame} src={src} title={title} width={width} />
        {frame.phase !== "ready" && (
          <div className={css.cover}>
            <NotThere frame={frame} />
          </div>
        )}
      </div>
    </div>
  );
}

function NotThere({ frame: { phase, again } }: { frame: PageFrame }) {
  const t = useCopy();
  const retry = (
    <Button variant="secondary" size="compact" onPress={again}>
      {t("studio.pages.frame.again")}
    </Button>
  );
  switch (phase) {
    case "failed":
      return (
        <Alert tone="bad" toneLabel={t("studio.shell.tone.bad")} title={t("studio.pages.frame.failed.title")} live="assertive" action={retry}>
          {t("studio.pages.frame.failed.detail")}
        </Alert>
      );
    case "ended":
      return (
        <Alert tone="attention" toneLabel={t("studio.shell.tone.attention")} title={t("studio.pages.frame.ended.title")} live="polite" action={retry}>
          {t("studio.pages.frame.ended.detail")}
        </Alert>
      );
    case "loading":
    case "slow":
      return (
        <>
          <Spinner size="large" label={t("studio.pages.frame.loading")} />
          {phase === "slow" && (
            <>
              <div role="status">
                <Text>{t("studio.pages.frame.slow")}</Text>
              </div>
              {retry}
            </>
          )}
        </>
      );
    case "ready":
      return null;
  }
}
