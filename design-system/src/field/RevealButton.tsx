import { drawIcon } from "../icons/drawIcon.tsx";
import * as css from "./field.css.ts";

const eye = (
  <>
    <path d="M2.5 12C4.6 8 8 5.75 12 5.75S19.4 8 21.5 12C19.4 16 16 18.25 12 18.25S4.6 16 2.5 12Z" />
    <circle cx="12" cy="12" r="2.75" />
  </>
);
const EyeIcon = drawIcon(eye);
const CrossedEyeIcon = drawIcon(<>{eye}<path d="M4 4 20 20" /></>);

/** Shows or hides what is typed. Its name changes with what it will do, so it carries no pressed state as well. */
export function RevealButton({ shown, label, onToggle }: { shown: boolean; label: string; onToggle: () => void }) {
  return (
    <button type="button" className={css.reveal} aria-label={label} data-state={shown ? "shown" : "hidden"} onClick={onToggle}>
      {shown ? <CrossedEyeIcon size={22} /> : <EyeIcon size={22} />}
    </button>
  );
}
