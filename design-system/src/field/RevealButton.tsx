import { useEffect, useRef } from "react";
import { EyeIcon, EyeOffIcon } from "../icons/index.ts";
import * as css from "../internal/form/input.css.ts";

type RevealButtonProps = { shown: boolean; label: string; onToggle: (shown: boolean) => void };

/**
 * Shows or hides what is typed. Its name changes with what it will do, so it carries no pressed state as well.
 * It hides again when its form is sent.
 */
export function RevealButton({ shown, label, onToggle }: RevealButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const form = button.current?.form;
    const hide = () => onToggle(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, [onToggle]);
  return (
    <button
      ref={button}
      type="button"
      className={css.reveal}
      aria-label={label}
      data-state={shown ? "shown" : "hidden"}
      onClick={() => onToggle(!shown)}
    >
      {shown ? <EyeOffIcon size={22} /> : <EyeIcon size={22} />}
    </button>
  );
}
