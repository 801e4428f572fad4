import type { AuditFinding } from "@portico/content-runtime/preview/protocol";
import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Badge, StatusDot } from "@portico/design-system/badge";
import { Button } from "@portico/design-system/button";
import { Disclosure } from "@portico/design-system/disclosure";
import { Spinner } from "@portico/design-system/feedback";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading, Text } from "@portico/design-system/text";
import type { Language } from "@portico/message/tree";
import { useState } from "react";
import { KeyText } from "../../../components/InlineText.tsx";
import { pagesHref, type PageView } from "../../../components/pageView.ts";
import type { PreviewChoices } from "../../../data/previews.api.ts";
import * as frameCss from "../frame/frame.css.ts";
import { FrameWindow } from "../frame/PortalFrame.tsx";
import { previewAddress, useFrameAddress } from "../frame/useFrameSource.ts";
import { useFrameTitle } from "../useView.ts";
import { pageAt } from "../view.ts";
import * as css from "./matrix.css.ts";
import { type Outcome, type AuditQueue, useAudit } from "./useAudit.ts";

export type MatrixCellProps = { name: string; view: PageView; choices: PreviewChoices; queue: AuditQueue };

const languageOf = ({ locale }: PageView): Language => (locale === "es-US" ? "es" : "en");

/** One page as a thumbnail, with its findings. Inert; its link opens the page for editing. */
export function MatrixCell({ name, view, choices, queue }: MatrixCellProps) {
  const t = useCopy();
  const [turn, setTurn] = useState(0);
  const title = useFrameTitle(view, choices);
  const language = languageOf(view);
  const failed = queue.outcomes.get(name) === "failed";
  const again = () => {
    setTurn(turn + 1);
    queue.again(name);
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
      {!failed && queue.mayLoad(name) && (
        <Picture key={turn} view={view} choices={choices} title={title} onEnd={(outcome) => queue.end(name, outcome)} />
      )}
      {!failed && !queue.mayLoad(name) && <Waiting />}
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
  const { frame, findings } = useAudit(src, onEnd);
  return (
    <Stack gap="small">
      <div className={frameCss.boxes.picture}>
        <FrameWindow frame={frame} src={src} title={title} width={view.width} picture />
      </div>
      {frame.shown && pageAt(choices, frame.shown.address) !== pageAt(choices, view.page) && (
        <Text size="small">{t("studio.pages.matrix.led", { title: frame.shown.title })}</Text>
      )}
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

const impacts = ["minor", "moderate", "serious", "critical"] as const;

/** Axe's findings on one page, each with links to edit the affected messages. */
function Findings({ findings, view }: { findings: readonly AuditFinding[]; view: PageView }) {
  const t = useCopy();
  if (findings.length === 0) return <StatusDot tone="success">{t("studio.pages.matrix.good")}</StatusDot>;
  return (
    <Disclosure
      summary={<StatusDot tone="critical">{t("studio.pages.matrix.bad", { count: findings.length })}</StatusDot>}
    >
      <Stack as="ul" gap="medium">
        {findings.map((finding) => (
          <li key={finding.rule}>
            <Finding finding={finding} view={view} />
          </li>
        ))}
      </Stack>
    </Disclosure>
  );
}

function Finding({ finding: { rule, help, impact, count, words }, view }: { finding: AuditFinding; view: PageView }) {
  const t = useCopy();
  const { locale } = useLocale();
  const known = impacts.find((each) => each === impact);
  return (
    <Stack gap="xsmall">
      <Inline gap="small">
        {known && (
          <Badge tone={known === "serious" || known === "critical" ? "critical" : "warning"}>
            {t("studio.pages.matrix.impact", { impact: known })}
          </Badge>
        )}
        <Text size="small" lang={locale}>
          {help} <span translate="no">({rule})</span>
        </Text>
      </Inline>
      <Text size="small" tone="quiet">
        {t("studio.pages.matrix.places", { count })}
      </Text>
      {words.length > 0 && (
        <>
          <Text size="small">{t("studio.pages.matrix.words")}</Text>
          <Stack as="ul" gap="xsmall">
            {words.map((key) => (
              <li key={key}>
                <Link href={pagesHref({ ...view, key })}>
                  <KeyText>{key}</KeyText>
                </Link>
              </li>
            ))}
          </Stack>
        </>
      )}
    </Stack>
  );
}
