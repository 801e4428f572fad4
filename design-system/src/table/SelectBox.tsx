import type { ReactNode } from "react";
import { VisuallyHidden } from "../hidden/index.ts";
import { CheckIcon } from "../icons/index.ts";
import { MixedBox } from "../internal/form/MixedBox.tsx";
import * as css from "./SelectBox.css.ts";

type SelectBoxProps = {
  state: "all" | "some" | "none";
  onChange: (checked: boolean) => void;
  /** Whether the checkbox is a tab stop: with a roving tabindex over the rows, only one is. */
  tabStop?: boolean;
} & ({ label: string; children?: never } | { label?: never; children: ReactNode });

/** A checkbox that selects one row or all of them. Its label is announced, or visible beside it. */
export function SelectBox({ state, onChange, tabStop, label, children }: SelectBoxProps) {
  return (
    <label className={css.holder}>
      <span className={css.boxHolder}>
        <MixedBox
          mark={<CheckIcon size={18} />}
          tabIndex={tabStop === false ? -1 : undefined}
          data-control="select"
          checked={state === "some" ? "mixed" : state === "all"}
          onChange={onChange}
        />
        {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      </span>
      {children}
    </label>
  );
}
