import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from "react";
import * as css from "./ReorderableList.css.ts";
import type { ReorderableLabels } from "./labels.ts";

type ReorderableRowProps = {
  name: string;
  labels: ReorderableLabels;
  instructionsId: string;
  state: "resting" | "lifted";
  first: boolean;
  last: boolean;
  onPress: (event: MouseEvent) => void;
  onLeave: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onGrasp: (event: PointerEvent) => void;
  onMove: (by: -1 | 1) => void;
  children: ReactNode;
};

const grip = "M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1";
const up = "m6 14.5 6-6 6 6";
const down = "m6 9.5 6 6 6-6";

/** One row: its drag handle, its content, and the buttons that move it up or down by one. */
export function ReorderableRow(props: ReorderableRowProps) {
  const { name, labels, state, children } = props;
  return (
    <li className={css.row} data-state={state}>
      <button
        type="button"
        aria-label={labels.handle(name)}
        aria-describedby={props.instructionsId}
        aria-pressed={state === "lifted"}
        className={css.handle}
        onPointerDown={props.onGrasp}
        onClick={(event) => {
          // Safari does not focus a button that is pressed with the pointer; the arrow keys go on from here.
          event.currentTarget.focus();
          props.onPress(event);
        }}
        onKeyDown={props.onKeyDown}
        onBlur={props.onLeave}
      >
        <Mark shape={grip} />
      </button>
      <div className={css.content}>{children}</div>
      <Step label={labels.up(name)} shape={up} refused={props.first} onPress={() => props.onMove(-1)} />
      <Step label={labels.down(name)} shape={down} refused={props.last} onPress={() => props.onMove(1)} />
    </li>
  );
}

/** At the ends of the list the button stays focusable and does nothing, so that it keeps the focus. */
function Step({
  label,
  shape,
  refused,
  onPress,
}: {
  label: string;
  shape: string;
  refused: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={refused || undefined}
      onClick={() => (refused ? undefined : onPress())}
      className={css.step}
    >
      {/* A title of the button itself would be read after the same name. */}
      <span aria-hidden="true" title={label} className={css.tooltip}>
        <Mark shape={shape} />
      </span>
    </button>
  );
}

function Mark({ shape }: { shape: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={css.mark}>
      <path d={shape} />
    </svg>
  );
}
