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
      open
      question={t(`studio.releases.stage.${step}.question`)}
      consequence={t(`studio.releases.stage.${step}.consequence`)}
      confirmLabel={t(`studio.releases.stage.${step}.label`)}
      cancelLabel={t("studio.shared.cancel")}
      busyLabel={t("studio.releases.working")}
      reason={{ label: t("studio.shared.reason"), hint: t("studio.shared.reason.hint"), missing: t("studio.shared.reason.missing") }}
      running={state.phase === "running"}
      problem={state.phase === "refused" ? state.problem : undefined}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {children}
    </ReasonDialog>
  );
}
