import { type ReactNode, useEffect, useRef } from "react";
import { CheckIcon } from "../icons/index.ts";
import * as css from "./SelectBox.css.ts";

type SelectBoxProps = {
  state: "all" | "some" | "none";
  onChange: (checked: boolean) => void;
  /** In a list whose rows are reached with arrow keys, one box alone is a stop of the Tab key. */
  tabStop?: boolean;
} & ({ label: string; children?: never } | { label?: never; children: ReactNode });

/** A box that chooses one row or all of them. Its name is spoken, or its words stand beside it. */
export function SelectBox({ state, onChange, tabStop, label, children }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === "some";
  }, [state]);
  return (
    <label className={css.holder}>
      <span className={css.boxHolder}>
        <input
          ref={box}
          type="checkbox"
          aria-label={label}
          tabIndex={tabStop === false ? -1 : undefined}
          data-control="select"
          checked={state === "all"}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className={css.box}
        />
        <span className={css.tick}>
          <CheckIcon size={18} />
        </span>
        <span className={css.dash}>
          <svg aria-hidden="true" viewBox="0 0 24 24" width="1.125rem" height="1.125rem" fill="none" stroke="currentColor" strokeLinecap="round">
            <path d="M6 12h12" />
          </svg>
        </span>
      </span>
      {children}
    </label>
  );
}
