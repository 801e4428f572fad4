import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Button } from "@portico/design-system/button";
import { Inline } from "@portico/design-system/layout";
import { LinkButton } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import type { Finding } from "@portico/gate/findings";
import { findingText } from "../../components/findingText.ts";
import type { Edit } from "./repairs.ts";
import * as css from "./words.css.ts";

export type Repairable = { finding: Finding; edit: Edit | undefined };

export type ProblemsProps = {
  id: string;
  text: string;
  found: readonly Repairable[];
  onShow: (finding: Finding) => void;
  /** Absent without write permission. */
  onRepair?: (edit: Edit) => void;
};

/** The findings of a wording: what is wrong, where, and the repair if there is one. */
export function Problems({ id, text, found, onShow, onRepair }: ProblemsProps) {
  return (
    <ul id={id} className={css.problems}>
      {found.map(({ finding, edit }, place) => (
        <li key={place} className={css.problem} data-severity={finding.severity}>
          <Problem finding={finding} />
          <Inline>
            {finding.offset === undefined ? null : <ShowPlace finding={finding} onShow={onShow} />}
            {edit && onRepair ? <RepairButton text={text} edit={edit} onRepair={onRepair} /> : null}
          </Inline>
        </li>
      ))}
    </ul>
  );
}

function Problem({ finding }: { finding: Finding }) {
  const t = useCopy();
  const { locale } = useLocale();
  const isError = finding.severity === "error";
  return (
    <Inline align="start" gap="xsmall">
      <Badge tone={isError ? "critical" : "warning"}>
        {t(isError ? "studio.editor.problem.error" : "studio.editor.problem.warning")}
      </Badge>
      <Text>{findingText(t, locale, finding)}</Text>
    </Inline>
  );
}

function ShowPlace({ finding, onShow }: { finding: Finding; onShow: (finding: Finding) => void }) {
  const t = useCopy();
  const { line = 1, column = 1 } = finding;
  return <LinkButton onPress={() => onShow(finding)}>{t("studio.editor.problem.place", { line, column })}</LinkButton>;
}

function RepairButton({ text, edit, onRepair }: { text: string; edit: Edit; onRepair: (edit: Edit) => void }) {
  const t = useCopy();
  const { from, to, put } = edit;
  const before = text.slice(from, to);
  const words = () => {
    if (put === "") return t("studio.editor.repair.remove", { before });
    return before === ""
      ? t("studio.editor.repair.insert", { put: put.trim() })
      : t("studio.editor.repair.replace", { before, put });
  };
  return (
    <Button variant="secondary" size="compact" onPress={() => onRepair(edit)}>
      {words()}
    </Button>
  );
}
