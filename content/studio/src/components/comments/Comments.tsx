import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Button } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { type RefObject, useEffect, useRef } from "react";
import { PersonName } from "../PersonName.tsx";
import { ProblemAlert } from "../ProblemAlert.tsx";
import { RowSkeletons } from "../RowSkeletons.tsx";
import { ScreenState } from "../ScreenState.tsx";
import { When } from "../When.tsx";
import { type About, type Comment, commentsReading, resolveComment } from "../../data/comments.api.ts";
import { useAction } from "../../data/useAction.ts";
import { useRead } from "../../data/useRead.ts";
import { CommentForm } from "./CommentForm.tsx";

export type CommentsProps = {
  about: About;
  /** Whether the editor may settle a comment of somebody. */
  maySettle: (author: string) => boolean;
  /** The heading above it. */
  headingId: string;
};

/** What editors say to each other about a message or a change set, and room to say more. */
export function Comments({ about, maySettle, headingId }: CommentsProps) {
  const t = useCopy();
  const { read, again } = useRead(commentsReading(about));
  const none = <Text tone="quiet">{t("studio.comments.none")}</Text>;
  return (
    <Stack gap="medium">
      <ScreenState read={read} onRetry={again} skeleton={<RowSkeletons label={t("studio.comments.loading")} rows={1} />} empty={{ when: (all) => all.length === 0, show: none }}>
        {(all) => (
          <Stack as="ul" gap="medium">
            {all.map((comment) => (
              <CommentCard key={comment.id} comment={comment} maySettle={maySettle(comment.author)} />
            ))}
          </Stack>
        )}
      </ScreenState>
      <CommentForm about={about} headingId={headingId} />
    </Stack>
  );
}

function CommentCard({ comment: { id, author, at, text, resolvedBy }, maySettle }: { comment: Comment; maySettle: boolean }) {
  const t = useCopy();
  const { state, run } = useAction(resolveComment);
  const settled = useFocusOnce(state.phase === "done" && resolvedBy !== undefined);
  return (
    <Card as="li" padding="medium" tone={resolvedBy === undefined ? "plain" : "sunken"}>
      <Stack gap="small">
        <Text size="small" tone="quiet">
          <PersonName>{author}</PersonName>, <When at={at} />
        </Text>
        <Text>{text}</Text>
        {state.phase === "refused" && <ProblemAlert problem={state.problem} />}
        <Inline>
          {resolvedBy === undefined ? maySettle && (
            <Button variant="secondary" size="compact" {...(state.phase === "running" && { busy: t("studio.comments.saving") })} onPress={() => void run(id)}>
              {t("studio.comments.close")}
            </Button>
          ) : (
            <span ref={settled} tabIndex={-1}>
              <Badge tone="good">{t("studio.comments.closedBy", { name: resolvedBy })}</Badge>
            </span>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

/** Takes the focus from a button that is gone to what stands in its place. */
function useFocusOnce(replaced: boolean): RefObject<HTMLSpanElement | null> {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (replaced) place.current?.focus();
  }, [replaced]);
  return place;
}
