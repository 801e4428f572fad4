import { CloseIcon } from "../icons/index.ts";
import { classes } from "./classes.ts";
import { cross } from "./round.css.ts";

type CloseButtonProps = { label: string; onPress: () => void; /** Where it stands. */ className: string };

/** The cross that takes something away. */
export function CloseButton({ label, onPress, className }: CloseButtonProps) {
  return (
    <button type="button" aria-label={label} className={classes(cross, className)} onClick={onPress}>
      <CloseIcon size={20} />
    </button>
  );
}
