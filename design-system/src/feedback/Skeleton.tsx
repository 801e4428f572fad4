import type { ReactNode } from "react";
import { VisuallyHidden } from "../hidden/index.ts";
import { classes } from "../internal/classes.ts";
import * as css from "./feedback.css.ts";

export type SkeletonProps = {
  shape: "text" | "amount" | "block" | "circle";
  /** The number of text lines; 1 by default. */
  lines?: number;
};

/** A placeholder shape for content that is loading. It has no text: put it inside a `SkeletonGroup`. */
export function Skeleton({ shape, lines = 1 }: SkeletonProps) {
  const line = (key: number) => <span key={key} aria-hidden="true" className={classes(css.bone, css.shape[shape])} />;
  if (shape !== "text") return line(0);
  return <span className={css.bones}>{Array.from({ length: lines }, (_, index) => line(index))}</span>;
}

export type SkeletonGroupProps = {
  /** What is loading, announced once: "Loading your bill". */
  label: string;
  children?: ReactNode;
};

/**
 * A loading state that shows the shape of the coming content.
 *
 * @example <SkeletonGroup label="Loading your bill"><Skeleton shape="amount" /><Skeleton shape="text" lines={2} /></SkeletonGroup>
 */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  return (
    <div role="status" data-state="loading">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
