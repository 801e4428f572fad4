import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { changeSetHref } from "../../components/places.ts";
import { openChangeSet } from "../../data/changeSets.api.ts";
import { useAction } from "../../data/useAction.ts";
import { TitleDialog } from "./TitleDialog.tsx";

/** Begins a change set and goes to it. */
export function BeginButton() {
  const t = useCopy();
  const go = useNavigate();
  const [open, setOpen] = useState(false);
  const { state, run, reset } = useAction(openChangeSet);
  const begin = async (title: string) => {
    const answer = await run(title);
    if (answer.ok) await go(changeSetHref(answer.data.id));
    return answer;
  };
  const close = () => {
    setOpen(false);
    reset();
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t("studio.changeSets.begin")}</Button>
      <TitleDialog open={open} heading={t("studio.changeSets.begin")} saveLabel={t("studio.changeSets.begin")} first="" action={state} onSave={begin} onClose={close} />
    </>
  );
}
