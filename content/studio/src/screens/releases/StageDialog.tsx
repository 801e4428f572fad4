import { useCopy } from "@portico/content-runtime/react";
import type { ReactNode } from "react";
import { ReasonDialog } from "../../components/ReasonDialog.tsx";
import type { ActionState } from "../../data/useAction.ts";

type Props = {
  step: "put" | "clear" | "promote";
  state: ActionState<unknown>;
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
};

/** Says what a step of the stage will do before it is taken. */
export function StageDialog({ step, state, onConfirm, onClose, children }: Props) {
  const t = useCopy();
  return (
    <ReasonDialog
      question={t(`studio.releases.stage.${step}.question`)}
      consequence={t(`studio.releases.stage.${step}.consequence`)}
      confirmLabel={t(`studio.releases.stage.${step}.label`)}
      busyLabel={t("studio.releases.working")}
      state={state}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {children}
    </ReasonDialog>
  );
}
