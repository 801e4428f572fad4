import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Segmented } from "@portico/design-system/choice";
import { Stack } from "@portico/design-system/layout";
import type { PageView } from "../../components/pageView.ts";
import type { PreviewChoices } from "../../data/previews.api.ts";
import { PortalFrame } from "./frame/PortalFrame.tsx";
import { MessagePanel } from "./message/MessagePanel.tsx";
import * as css from "./pages.css.ts";
import { Tools } from "./Tools.tsx";
import { type BenchHandle, useBench } from "./useBench.ts";
import { useFrameTitle } from "./useFrameTitle.ts";
import { useView } from "./useView.ts";
import { WordsPanel } from "./words/WordsPanel.tsx";

const panelId = "page-words";

/** Tools, the page, and beside it its words or the message that was chosen. */
export function Bench({ choices }: { choices: PreviewChoices }) {
  const { view, change } = useView(choices);
  const bench = useBench(view, change);
  return (
    <Stack gap="large">
      <Tools view={view} choices={choices} title={bench.frame.shown?.title} change={bench.changeByTools} />
      <div className={css.room}>
        <div className={css.benches[view.width]}>
          <div className={css.stays}>
            <Clicks bench={bench} />
            <PortalFrame frame={bench.frame} src={bench.src} title={useFrameTitle(view, choices)} width={view.width} skipTo={`#${panelId}`} />
          </div>
          <div id={panelId} tabIndex={-1} className={css.panel}>
            <Beside view={view} bench={bench} />
          </div>
        </div>
      </div>
    </Stack>
  );
}

/** What a click on the page does, and the word that nothing can be done there. */
function Clicks({ bench: { choosing, setChoosing, refused, closeRefused } }: { bench: BenchHandle }) {
  const t = useCopy();
  const options = (["choose", "use"] as const).map((value) => ({ value, label: t(`studio.pages.click.${value}`) }));
  return (
    <Stack gap="small" align="start">
      <Segmented label={t("studio.pages.click")} options={options} value={choosing ? "choose" : "use"} onChange={(value) => setChoosing(value === "choose")} />
      {refused && (
        <Alert tone="note" toneLabel={t("studio.shell.tone.note")} title={t("studio.pages.refused.title")} live="polite" dismiss={{ label: t("studio.shell.close"), onDismiss: closeRefused }}>
          {t("studio.pages.refused.detail")}
        </Alert>
      )}
    </Stack>
  );
}

function Beside({ view, bench }: { view: PageView; bench: BenchHandle }) {
  const { key } = view;
  if (key === null) return <WordsPanel shown={bench.frame.shown} changeSet={view.changeSet} from={bench.from} onPoint={bench.point} onChoose={bench.choose} />;
  return <MessagePanel key={key} view={view} messageKey={key} focus={bench.chosen === key} onWrite={bench.write} onBack={bench.back} />;
}
