import * as css from "./navigation.css.ts";

export type BrandProps = { /** The name beside the logo. */ name: string };

/** The logo: two nested arches, a doorway with an amber inner arch. */
export function Brand({ name }: BrandProps) {
  return (
    <span className={css.brand}>
      <svg
        aria-hidden="true"
        width="1.875rem"
        height="1.875rem"
        viewBox="0 0 30 30"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
      >
        <path d="M4 26V14a11 11 0 0 1 22 0v12" />
        <path className={css.innerArch} d="M10.5 26V15a4.5 4.5 0 0 1 9 0v11" />
      </svg>
      {name}
    </span>
  );
}
