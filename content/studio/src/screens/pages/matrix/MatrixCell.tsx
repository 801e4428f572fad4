import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Spinner } from "@portico/design-system/feedback";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading, Text } from "@portico/design-system/text";
import type { Language } from "@portico/message/tree";
import { useState } from "react";
import { type PageView, pagesHref } from "../../../components/pageView.ts";
import type { PreviewChoices } from "../../../data/previews.api.ts";
import { useFrameAddress } from "../frame/frameAddress.ts";
import * as frameCss from "../frame/frame.css.ts";
import { FrameWindow } from "../frame/FrameWindow.tsx";
import { previewAddress } from "../frame/useFrameSource.ts";
import { useFrameTitle } from "../useFrameTitle.ts";
import { pageAt } from "../view.ts";
import { Findings } from "./Findings.tsx";
import * as css from "./matrix.css.ts";
import { useJudged } from "./useJudged.ts";
import type { Outcome, Turns } from "./useTurns.ts";

export type MatrixCellProps = { name: string; view: PageView; choices: PreviewChoices; turns: Turns };

const languageOf = ({ locale }: PageView): Language => (locale === "es-US" ? "es" : "en");

/** One page, small, with what was found on it. It is a picture: the link opens it to be used. */
export function MatrixCell({ name, view, choices, turns }: MatrixCellProps) {
  const t = useCopy();
  const [turn, setTurn] = useState(0);
  const title = useFrameTitle(view, choices);
  const language = languageOf(view);
  const failed = turns.outcomes.get(name) === "failed";
  const again = () => {
    setTurn(turn + 1);
    turns.again(name);
  };
  return (
    <div className={css.cell}>
      <Inline justify="between">
        <Heading level={3} size={4}>
          {t(`studio.editor.language.${language}`)}
        </Heading>
        <Link href={pagesHref(view)}>
          {t("studio.pages.matrix.open")}
          <VisuallyHidden> {t("studio.pages.matrix.open.what", { title, language })}</VisuallyHidden>
        </Link>
      </Inline>
      {failed && <Failed onAgain={again} />}
      {!failed && turns.mayLoad(name) && <Picture key={turn} view={view} choices={choices} title={title} onEnd={(outcome) => turns.end(name, outcome)} />}
      {!failed && !turns.mayLoad(name) && <Waiting />}
    </div>
  );
}

function Waiting() {
  return (
    <div className={frameCss.boxes.picture}>
      <div className={frameCss.cover}>
        <Text tone="quiet">{useCopy()("studio.pages.matrix.waiting")}</Text>
      </div>
    </div>
  );
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const t = useCopy();
  return (
    <div className={frameCss.boxes.picture}>
      <div className={frameCss.cover}>
        <Text>{t("studio.pages.matrix.cellFailed")}</Text>
        <Button variant="secondary" size="compact" onPress={onAgain}>
          {t("studio.pages.matrix.again")}
        </Button>
      </div>
    </div>
  );
}

type PictureProps = Pick<MatrixCellProps, "view" | "choices"> & { title: string; onEnd: (outcome: Outcome) => void };

function Picture({ view, choices, title, onEnd }: PictureProps) {
  const t = useCopy();
  const src = useFrameAddress()(previewAddress(view));
  const { frame, findings } = useJudged(src, onEnd);
  return (
    <Stack gap="small">
      <div className={frameCss.boxes.picture}>
        <FrameWindow frame={frame} src={src} title={title} width={view.width} picture />
      </div>
      {frame.shown && pageAt(choices, frame.shown.address) !== pageAt(choices, view.page) && <Text size="small">{t("studio.pages.matrix.led", { title: frame.shown.title })}</Text>}
      {findings === undefined ? (
        <Inline gap="small">
          <Spinner size="small" label="" />
          <Text size="small">{t("studio.pages.matrix.judging")}</Text>
        </Inline>
      ) : (
        <Findings findings={findings} view={view} />
      )}
    </Stack>
  );
}
