import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Button } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Inline, Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { PersonName } from "../../components/PersonName.tsx";
import { ProblemAlert } from "../../components/ProblemAlert.tsx";
import { RowSkeletons } from "../../components/RowSkeletons.tsx";
import { ScreenState } from "../../components/ScreenState.tsx";
import { When } from "../../components/When.tsx";
import { changeSetComments, type Comment, resolveComment } from "../../data/comments.api.ts";
import { useAction } from "../../data/useAction.ts";
import { useRead } from "../../data/useRead.ts";
import { CommentForm } from "./CommentForm.tsx";

/** What editors say to each other about a change set. */
export function Comments({ changeSet }: { changeSet: number }) {
  const t = useCopy();
  const { read, again } = useRead(changeSetComments(changeSet));
  const none = <Text tone="quiet">{t("studio.changeSets.comments.none")}</Text>;
  return (
    <Stack gap="medium">
      <Heading level={2} id="comments">{t("studio.changeSets.comments")}</Heading>
      <ScreenState read={read} onRetry={again} skeleton={<RowSkeletons label={t("studio.changeSets.comments.loading")} rows={1} />} empty={{ when: (all) => all.length === 0, show: none }}>
        {(all) => (
          <Stack as="ul" gap="medium">
            {all.map((comment) => (
              <CommentCard key={comment.id} comment={comment} />
            ))}
          </Stack>
        )}
      </ScreenState>
      <CommentForm changeSet={changeSet} />
    </Stack>
  );
}

function CommentCard({ comment: { id, author, at, text, resolvedBy } }: { comment: Comment }) {
  const t = useCopy();
  const { state, run } = useAction(resolveComment);
  return (
    <Card as="li" padding="medium" tone={resolvedBy === undefined ? "plain" : "sunken"}>
      <Stack gap="small">
        <Text size="small" tone="quiet">
          <PersonName>{author}</PersonName>, <When at={at} />
        </Text>
        <Text>{text}</Text>
        {state.phase === "refused" && <ProblemAlert problem={state.problem} />}
        <Inline>
          {resolvedBy === undefined ? (
            <Button variant="quiet" size="compact" {...(state.phase === "running" && { busy: t("studio.changeSets.saving") })} onPress={() => void run(id)}>
              {t("studio.changeSets.comments.close")}
            </Button>
          ) : (
            <Badge tone="good">{t("studio.changeSets.comments.closedBy", { name: resolvedBy })}</Badge>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
