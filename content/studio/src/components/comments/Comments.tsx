import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Actions, Button } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { LiveRegion } from "@portico/design-system/feedback";
import { TextArea } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type About, addComment, type Comment, commentsReading, resolveComment } from "../../data/comments.api.ts";
import { useAction } from "../../data/useAction.ts";
import { useCreation } from "../../data/useCreation.ts";
import { useRead } from "../../data/useRead.ts";
import { PersonName, When } from "../InlineText.tsx";
import { ProblemAlert } from "../ProblemAlert.tsx";
import { RowSkeletons, ScreenState } from "../ScreenState.tsx";

export type CommentsProps = {
  about: About;
  /** Whether the user may resolve someone's comment. */
  maySettle: (author: string) => boolean;
  /** The heading above the comments. */
  headingId: string;
};

/** The comments on a message or change set, with a form to add one. */
export function Comments({ about, maySettle, headingId }: CommentsProps) {
  const t = useCopy();
  const { read, again } = useRead(commentsReading(about));
  const none = <Text tone="quiet">{t("studio.comments.none")}</Text>;
  return (
    <Stack gap="medium">
      <ScreenState
        read={read}
        onRetry={again}
        skeleton={<RowSkeletons label={t("studio.comments.loading")} rows={1} />}
        empty={{ when: (all) => all.length === 0, show: none }}
      >
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

function CommentCard({
  comment: { id, author, at, text, resolvedBy },
  maySettle,
}: {
  comment: Comment;
  maySettle: boolean;
}) {
  const t = useCopy();
  const { state, run } = useAction(resolveComment);
  const settled = useFocusOnce(state.phase === "done" && resolvedBy !== undefined);
  return (
    <Card as="li" padding="medium" variant={resolvedBy === undefined ? "plain" : "sunken"}>
      <Stack gap="small">
        <Text size="small" tone="quiet">
          <PersonName>{author}</PersonName>, <When at={at} />
        </Text>
        <Text>{text}</Text>
        {state.phase === "refused" && <ProblemAlert problem={state.problem} />}
        <Inline>
          {resolvedBy === undefined ? (
            maySettle && (
              <Button
                variant="secondary"
                size="compact"
                {...(state.phase === "running" && { busy: t("studio.comments.saving") })}
                onPress={() => void run(id)}
              >
                {t("studio.comments.close")}
              </Button>
            )
          ) : (
            <span ref={settled} tabIndex={-1}>
              <Badge tone="success">{t("studio.comments.closedBy", { name: resolvedBy })}</Badge>
            </span>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

/** Moves focus from a removed button to what replaced it. */
function useFocusOnce(replaced: boolean): RefObject<HTMLSpanElement | null> {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (replaced) place.current?.focus();
  }, [replaced]);
  return place;
}

const maxLength = 2000;

/** Adds a comment to a message or change set. A failed comment stays in its field. */
function CommentForm({ about, headingId }: { about: About; headingId: string }) {
  const t = useCopy();
  const [text, setText] = useState("");
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { state, run } = useCreation(addComment);
  const send = async () => {
    const given = text.trim() !== "";
    setMissing(!given);
    if (!given) return field.current?.focus();
    if (text.length <= maxLength && (await run({ ...about, text: text.trim() })).ok)
      setText((now) => (now === text ? "" : now));
  };
  const submit = (
    <Button type="submit" variant="secondary" {...(state.phase === "running" && { busy: t("studio.comments.saving") })}>
      {t("studio.comments.add")}
    </Button>
  );
  return (
    <Form
      labelledBy={headingId}
      busy={state.phase === "running"}
      onSubmit={() => void send()}
      actions={<Actions>{submit}</Actions>}
    >
      {state.phase === "refused" && <ProblemAlert problem={state.problem} />}
      <TextArea
        label={t("studio.comments.field")}
        name="comment"
        {...(missing && { error: t("studio.comments.missing") })}
        value={text}
        onChange={setText}
        ref={field}
        maxLength={maxLength}
        remaining={(left) =>
          left < 0
            ? t("studio.shared.charactersOver", { count: -left })
            : t("studio.shared.charactersLeft", { count: left })
        }
      />
      <LiveRegion urgency="polite" message={state.phase === "done" ? t("studio.comments.added") : ""} />
    </Form>
  );
}
