import type { ContentStore } from "@portico/content-runtime/store";
import { type ReactNode, useState } from "react";
import type { Bootstrap } from "../api/bootstrap.ts";
import { createStudio } from "../app/createStudio.ts";
import { StudioProviders } from "../app/StudioProviders.tsx";

export type StudioPartProps = { bootstrap: Bootstrap; words: ContentStore; fetch: typeof globalThis.fetch; children: ReactNode };

/** One component of the Studio by itself: words, session, client and cache are real, over the fetch that is given. */
export function StudioPart({ children, ...page }: StudioPartProps) {
  const [studio] = useState(() => createStudio(page));
  return <StudioProviders studio={studio}>{children}</StudioProviders>;
}
