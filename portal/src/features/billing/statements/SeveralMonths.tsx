import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { RadioGroup } from "@portico/design-system/choice";
import { Select } from "@portico/design-system/field";
import { DownloadIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { useState } from "react";
import type { StatementRowFragment } from "../../../api/graphql/generated/graph.ts";
import { useStatementFile } from "../model/statement-files/useStatementFile.ts";

type Content = "statements" | "accountant";
type Dated = Pick<StatementRowFragment, "statementDate">;
type SeveralMonthsProps = { accountId: string; /** Newest first. */ statements: readonly Dated[] };

/** Number of months selected initially. */
const usualMonths = 12;

/** Several months in one download: the PDFs, or the accountant pack (B07). */
export function SeveralMonths({ accountId, statements }: SeveralMonthsProps) {
  const t = useCopy();
  const { from, to, setFrom, setTo } = useSpan(statements);
  const [content, setContent] = useState<Content>("statements");
  const name = content === "accountant" ? t("statements.pack.fileName") : t("statements.archive.fileName");
  const { download, busy } = useStatementFile(
    { kind: "archive", accountId, from, to, content },
    `${name}-${from}-${to}.zip`,
  );
  const dates = statements.map(({ statementDate }) => ({
    value: statementDate,
    label: t("statements.date", { date: statementDate }),
  }));
  return (
    <Card labelledBy="several-months">
      <Stack>
        <CardTitle level={2} id="several-months">
          {t("statements.export.title")}
        </CardTitle>
        <Select label={t("statements.export.from")} name="from" value={from} onChange={setFrom} options={dates} />
        <Select label={t("statements.export.to")} name="to" value={to} onChange={setTo} options={dates} />
        <ContentChoice content={content} setContent={setContent} />
        <Button variant="secondary" icon={<DownloadIcon size={20} />} busy={busy} onPress={download}>
          {t("statements.export.action")}
        </Button>
      </Stack>
    </Card>
  );
}

/** Keeps the range valid: moving one end past the other moves that one too. */
function useSpan(statements: readonly Dated[]) {
  const newest = statements[0]?.statementDate ?? "";
  const [from, setFirst] = useState(statements[Math.min(usualMonths, statements.length) - 1]?.statementDate ?? newest);
  const [to, setLast] = useState(newest);
  const setFrom = (date: string) => {
    setFirst(date);
    if (date > to) setLast(date);
  };
  const setTo = (date: string) => {
    setLast(date);
    if (date < from) setFirst(date);
  };
  return { from, to, setFrom, setTo };
}

function ContentChoice({ content, setContent }: { content: Content; setContent: (content: Content) => void }) {
  const t = useCopy();
  return (
    <RadioGroup
      legend={t("statements.export.content")}
      name="content"
      value={content}
      onChange={setContent}
      options={[
        {
          value: "statements",
          label: t("statements.export.statements"),
          description: t("statements.export.statementsHint"),
        },
        { value: "accountant", label: t("statements.export.pack"), description: t("statements.export.packHint") },
      ]}
    />
  );
}
