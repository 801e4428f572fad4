import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { useState } from "react";
import { type ChangeSet, renameChangeSet } from "../../data/changeSets.api.ts";
import { useAction } from "../../data/useAction.ts";
import { TitleDialog } from "./TitleDialog.tsx";

/** Gives a change set another title. */
export function RenameButton({ changeSet }: { changeSet: ChangeSet }) {
  const t = useCopy();
  const [open, setOpen] = useState(false);
  const { state, run, reset } = useAction(renameChangeSet);
  const close = () => {
    setOpen(false);
    reset();
  };
  const save = async (title: string) => {
    const answer = await run({ seen: changeSet, title });
    if (answer.ok) close();
    return answer;
  };
  return (
    <>
      <Button variant="secondary" size="compact" onPress={() => setOpen(true)}>
        {t("studio.changeSets.rename")}
      </Button>
      <TitleDialog open={open} heading={t("studio.changeSets.rename")} saveLabel={t("studio.changeSets.rename.save")} first={changeSet.title} action={state} onSave={save} onClose={close} />
    </>
  );
}
