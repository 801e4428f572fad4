import type { ReactNode } from "react";
import { VisuallyHidden } from "../hidden/index.ts";
import { CheckIcon } from "../icons/index.ts";
import { MixedBox } from "../internal/form/MixedBox.tsx";
import * as css from "./SelectBox.css.ts";

type SelectBoxProps = {
  state: "all" | "some" | "none";
  onChange: (checked: boolean) => void;
  /** In a list whose rows are reached with arrow keys, one box alone is a stop of the Tab key. */
  tabStop?: boolean;
} & ({ label: string; children?: never } | { label?: never; children: ReactNode });

/** A box that chooses one row or all of them. Its name is spoken, or its words stand beside it. */
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
