import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Box, Stack } from "@portico/design-system/layout";
import { DescriptionList } from "@portico/design-system/description-list";
import { Text } from "@portico/design-system/text";

export type ConflictRow = { id: string; term: string; theirs: string; mine: string };

export type ConflictProps = {
  /** Everything that may differ; equal rows are left out. */
  rows: readonly ConflictRow[];
  /** Saves what the customer entered over what is saved now. */
  onMine: () => void;
  /** Drops what the customer entered. */
  onTheirs: () => void;
  busy: boolean;
};

/** Somebody else saved first: what is saved now, what the customer entered, and a choice between the two. */
export function Conflict({ rows, onMine, onTheirs, busy }: ConflictProps) {
  const t = useCopy();
  const differing = rows.filter(({ theirs, mine }) => theirs !== mine);
  const list = (of: "theirs" | "mine") =>
    differing.map((row) => ({ id: row.id, term: row.term, detail: row[of] || t("community.conflict.empty") }));
  return (
    <Stack gap="medium">
      <Alert
        tone="warning"
        toneLabel={t("shell.tone.warning")}
        title={t("community.conflict.title")}
        live="assertive"
        action={
          <Actions>
            <Button size="compact" busy={busy ? t("community.channels.saving") : undefined} onPress={onMine}>
              {t("community.conflict.mine")}
            </Button>
            <Button size="compact" variant="secondary" onPress={onTheirs}>
              {t("community.conflict.theirs")}
            </Button>
          </Actions>
        }
      >
        {t("community.conflict.detail")}
      </Alert>
      {differing.length > 0 && (
        <>
          {(["theirs", "mine"] as const).map((of) => (
            <Box key={of} variant="sunken" padding="medium">
              <Stack gap="small">
                <Text weight="strong">{t("community.conflict.whose", { whose: of })}</Text>
                <DescriptionList variant="pairs" items={list(of)} />
              </Stack>
            </Box>
          ))}
        </>
      )}
    </Stack>
  );
}
