import * as css from "./field.css.ts";

const eye = "M2.5 12C4.6 8 8 5.75 12 5.75S19.4 8 21.5 12C19.4 16 16 18.25 12 18.25S4.6 16 2.5 12Z";

/** Shows or hides what is typed. Its name changes with what it will do, so it carries no pressed state as well. */
export function RevealButton({ shown, label, onToggle }: { shown: boolean; label: string; onToggle: () => void }) {
  return (
    <button type="button" className={css.reveal} aria-label={label} data-state={shown ? "shown" : "hidden"} onClick={onToggle}>
      <svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" className={css.revealIcon}>
        <path d={eye} />
        <circle cx="12" cy="12" r="2.75" />
        {shown ? <path d="M4 4 20 20" /> : null}
      </svg>
    </button>
  );
}
