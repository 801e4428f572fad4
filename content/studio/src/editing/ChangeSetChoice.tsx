import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Select, TextField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { ProblemAlert } from "../components/ProblemAlert.tsx";
import { useCreation } from "../data/useCreation.ts";
import { useRead } from "../data/useRead.ts";
import { useEditor } from "../session/sessionContext.ts";
import { createChangeSet, type ChangeSet, openSetsReading, type MessageTarget } from "./message.api.ts";
import type { AddressOf } from "./place.ts";

const another = "another";

/** By default, a draft is saved to the newest change set that the user created. */
const defaultChangeSet = (sets: readonly ChangeSet[], { changeSet }: MessageTarget, username: string | undefined) =>
  changeSet ?? sets.find(({ author }) => author === username)?.id;

/** Chooses the change set for the draft: one's own, someone else's, or a new one. Typed input is kept. */
export function ChangeSetChoice({ place, addressOf }: { place: MessageTarget; addressOf: AddressOf }) {
  const t = useCopy();
  const navigate = useNavigate();
  const username = useEditor()?.username;
  const [naming, setNaming] = useState(false);
  const { read, again } = useRead(openSetsReading);
  if (read.data === undefined)
    return read.phase === "failed" ? <ProblemAlert problem={read.problem} onRetry={again} /> : null;
  const chosen = defaultChangeSet(read.data, place, username);
  const go = (changeSet: number) => void navigate(addressOf({ ...place, changeSet }), { replace: true });
  const options = [
    ...(chosen === undefined ? [{ value: "", label: t("studio.editor.changeSet.made") }] : []),
    ...read.data.map(({ id, title, author }) => ({
      value: String(id),
      label: t("studio.editor.changeSet.option", { title, author }),
    })),
    ...(chosen === undefined || read.data.some(({ id }) => id === chosen)
      ? []
      : [{ value: String(chosen), label: t("studio.editor.changeSet.closed") }]),
    { value: another, label: t("studio.editor.changeSet.new") },
  ];
  return (
    <Stack gap="small">
      <Select
        label={t("studio.editor.changeSet")}
        name="changeSet"
        value={naming ? another : String(chosen ?? "")}
        options={options}
        onChange={(value) => {
          setNaming(value === another);
          if (value !== another && value !== "") go(Number(value));
        }}
      />
      {naming && (
        <NewChangeSet
          onCreated={(id) => {
            setNaming(false);
            go(id);
          }}
        />
      )}
    </Stack>
  );
}

const shortestTitle = 3;

function NewChangeSet({ onCreated }: { onCreated: (id: number) => void }) {
  const t = useCopy();
  const [title, setTitle] = useState("");
  const [submitted, setSubmitted] = useState(false);
  const { state, run } = useCreation(createChangeSet);
  const missing = title.trim().length < shortestTitle;
  const begin = async () => {
    setSubmitted(true);
    if (missing) return;
    const answer = await run({ title: title.trim() });
    if (answer.ok) onCreated(answer.data.id);
  };
  return (
    <Stack gap="small" align="start">
      <TextField
        label={t("studio.editor.changeSet.title")}
        name="changeSetTitle"
        value={title}
        onChange={setTitle}
        error={submitted && missing ? t("studio.editor.changeSet.title.missing") : undefined}
      />
      <Button
        variant="secondary"
        size="compact"
        busy={state.phase === "running" ? t("studio.editor.changeSet.beginning") : undefined}
        onPress={() => void begin()}
      >
        {t("studio.editor.changeSet.begin")}
      </Button>
      {state.phase === "refused" && <ProblemAlert problem={state.problem} />}
    </Stack>
  );
}
