import type { ComponentType } from "react";
import { lazyPart } from "../../../components/lazyComponent.ts";

type Parts = typeof import("./loadedLater.ts");

/** A part of the summary that loads after it, and without which the summary is shown when that fails. */
export const later = <P extends object>(part: (parts: Parts) => ComponentType<P>) =>
  lazyPart(() => import("./loadedLater.ts").then(part));
