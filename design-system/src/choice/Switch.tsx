import { BusyMark } from "../internal/BusyMark.tsx";
import { FieldError } from "../internal/form/FieldError.tsx";
import { fieldIds, useFieldId, wiring } from "../internal/form/ids.ts";
import * as css from "./Switch.css.ts";

export type SwitchProps = {
  /** What is on or off: "Paperless billing". The same in both states. */
  label: string;
  name: string;
  /** Id of the control, for what refers to it from elsewhere. Without one it gets an id of its own. */
  id?: string;
  checked: boolean;
  /** Takes effect at once. */
  onChange: (checked: boolean) => void;
  /** What it means when it is on. */
  hint?: string;
  /** Why the last change did not happen; spoken when it appears. */
  error?: string;
  /** The state in words beside it. Assistive technology says it anyway, so they are only seen. */
  words?: { on: string; off: string };
  /** What is going on ("Saving"), spoken and shown instead of the state. The switch keeps the focus and does nothing. */
  busy?: string;
};

/**
 * One thing that is on or off, and changes as soon as it is pressed. For what is decided when a form is sent, take `Checkbox`.
 *
 * @example
 * <Switch label={copy("settings.paperless")} name="paperless" checked={on} onChange={save} words={{ on: copy("on"), off: copy("off") }}
 *   busy={saving ? copy("settings.saving") : undefined} />
 */
export function Switch({ label, name, id: asked, checked, onChange, hint, error, words, busy }: SwitchProps) {
  const id = useFieldId(asked);
  const ids = fieldIds(id);
  return (
    <div className={css.row} data-state={busy ? "busy" : checked ? "on" : "off"}>
      <label id={ids.label} htmlFor={id} className={css.label}>{label}</label>
      <div className={css.end}>
        <span role="status" className={css.status}>{busy ? <span className={css.busy}><BusyMark />{busy}</span> : null}</span>
        {words && !busy ? <StateWords on={checked} words={words} /> : null}
        <input
          {...wiring(id, { name, hint, error })}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-disabled={busy ? true : undefined}
          className={css.track}
          onChange={(event) => (busy ? undefined : onChange(event.currentTarget.checked))}
        />
      </div>
      <div className={css.more}>
        {hint ? <p id={ids.hint} className={css.hint}>{hint}</p> : null}
        <div aria-live="polite">{error ? <FieldError id={ids.error}>{error}</FieldError> : null}</div>
      </div>
    </div>
  );
}

function StateWords({ on, words }: { on: boolean; words: { on: string; off: string } }) {
  return (
    <span aria-hidden="true" className={css.state}>
      <span className={css.stateWord} data-state={on ? "shown" : "hidden"}>{words.on}</span>
      <span className={css.stateWord} data-state={on ? "hidden" : "shown"}>{words.off}</span>
    </span>
  );
}
