import { CalendarIcon } from "../icons/index.ts";

type OpenButtonProps = { label: string; open: boolean; className: string; onPress: () => void };

/** The button that opens the calendar. Its name is constant; `aria-expanded` says whether the calendar is open. */
export function OpenButton({ label, open, className, onPress }: OpenButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={open}
      className={className}
      onClick={onPress}
    >
      <CalendarIcon size={22} />
    </button>
  );
}
