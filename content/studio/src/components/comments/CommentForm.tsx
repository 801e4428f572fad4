import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { LiveRegion } from "@portico/design-system/feedback";
import { TextArea } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { useRef, useState } from "react";
import { ProblemAlert } from "../ProblemAlert.tsx";
import { type About, addComment } from "../../data/comments.api.ts";
import { useAction } from "../../data/useAction.ts";

const most = 2000;

/** Says something about a message or a change set. A refused comment stays in its field. */
export function CommentForm({ about, headingId }: { about: About; headingId: string }) {
  const t = useCopy();
  const [text, setText] = useState("");
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { state, run } = useAction(addComment);
  const send = async () => {
    const given = text.trim() !== "";
    setMissing(!given);
    if (!given) return field.current?.focus();
    if (text.length <= most && (await run({ ...about, text: text.trim() })).ok) setText("");
  };
  const submit = (
    <Button type="submit" variant="secondary" {...(state.phase === "running" && { busy: t("studio.comments.saving") })}>
      {t("studio.comments.add")}
    </Button>
  );
  return (
    <Form labelledBy={headingId} busy={state.phase === "running"} onSubmit={() => void send()} actions={<Actions>{submit}</Actions>}>
      {state.phase === "refused" && <ProblemAlert problem={state.problem} />}
      <TextArea
        label={t("studio.comments.field")}
        name="comment"
        {...(missing && { error: t("studio.comments.missing") })}
        value={text}
        onChange={setText}
        fieldRef={field}
        maxLength={most}
        remaining={(left) => (left < 0 ? t("studio.shared.charactersOver", { count: -left }) : t("studio.shared.charactersLeft", { count: left }))}
      />
      <LiveRegion urgency="polite" message={state.phase === "done" ? t("studio.comments.added") : ""} />
    </Form>
  );
}
