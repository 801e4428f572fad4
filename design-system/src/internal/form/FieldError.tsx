import { AlertIcon } from "../../icons/index.ts";
import * as css from "./form.css.ts";

/** What is wrong and how to repair it. Never colour alone: an icon stands before the words. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={css.error}>
      <AlertIcon size={18} />
      <span>{children}</span>
    </p>
  );
}
