import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";
import { Spinner } from "@portico/design-system/feedback";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { type SyntheticEvent, useRef } from "react";
import type { FrameWidth } from "../../../components/pageView.ts";
import { reportActivityIn } from "../../../session/activity.ts";
import * as css from "./frame.css.ts";
import type { PageFrame } from "./usePageFrame.ts";
import { useScale, windowWidth } from "./useScale.ts";

export type PortalFrameProps = Omit<FrameWindowProps, "picture"> & {
  /** The element after the frame, target of the skip link. */
  skipTo: `#${string}`;
};

/** A portal page in an iframe, scaled down to fit, with a skip link. */
export function PortalFrame({ frame, src, title, width, skipTo }: PortalFrameProps) {
  const t = useCopy();
  return (
    <div className={css.outer}>
      <div className={css.skip}>
        <Link href={skipTo}>{t("studio.pages.frame.skip")}</Link>
      </div>
      <div
        className={css.boxes[width]}
        aria-busy={frame.phase === "loading" || frame.phase === "slow" ? true : undefined}
      >
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
        <Alert
          tone="critical"
          toneLabel={t("studio.shell.tone.critical")}
          title={t("studio.pages.frame.failed.title")}
          live="assertive"
          action={retry}
        >
          {t("studio.pages.frame.failed.detail")}
        </Alert>
      );
    case "ended":
      return (
        <Alert
          tone="warning"
          toneLabel={t("studio.shell.tone.warning")}
          title={t("studio.pages.frame.ended.title")}
          live="polite"
          action={retry}
        >
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

type FrameWindowProps = {
  frame: PageFrame;
  src: string;
  /** Accessible name of the frame: which page, which customer. */
  title: string;
  /** Viewport width of the framed page. */
  width: FrameWidth;
  /**
   * A picture of a page cannot be entered by keyboard or screen reader (inert). It is as high as the page, so that
   * sticky bars cover nothing; what does not fit is clipped.
   */
  picture?: boolean;
};

/** Maximum height, because a page that grows with its viewport would never end. CSS pixels. */
const maxHeight = 8_000;

/** A page in an iframe with its own viewport, scaled down to the available space. */
export function FrameWindow({
  frame: { id, height, hold, onLoad },
  src,
  title,
  width,
  picture = false,
}: FrameWindowProps) {
  const roomRef = useRef<HTMLDivElement>(null);
  const scale = useScale(roomRef, windowWidth[width]);
  const blockSize = picture ? Math.min(Math.max(scale.height, height), maxHeight) : scale.height;
  const style = { inlineSize: `${scale.width}px`, blockSize: `${blockSize}px`, transform: `scale(${scale.factor})` };
  const loaded = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    if (!picture) reportActivityIn(currentTarget);
    onLoad();
  };
  return (
    <div ref={roomRef} className={css.room} inert={picture}>
      <iframe key={id} ref={hold} title={title} src={src} className={css.page} style={style} onLoad={loaded} />
    </div>
  );
}
