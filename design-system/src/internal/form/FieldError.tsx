import * as css from "./form.css.ts";

/** An error message: what is wrong and how to fix it. It has an icon, so that colour is never the only sign. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={css.error}>
      <svg
        aria-hidden="true"
        width="1.125rem"
        height="1.125rem"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M12 3.5 21.5 20h-19ZM12 10v4.2M12 17.2v.1" />
      </svg>
      <span>{children}</span>
    </p>
  );
}
