import { CalendarIcon } from "../icons/index.ts";

type OpenButtonProps = { label: string; open: boolean; className: string; onPress: () => void };

/** Opens the calendar. It keeps its name; whether it is open is its state. */
export function OpenButton({ label, open, className, onPress }: OpenButtonProps) {
  return (
    <button type="button" aria-label={label} aria-haspopup="dialog" aria-expanded={open} className={className} onClick={onPress}>
      <CalendarIcon size={22} />
    </button>
  );
}
