import type { BareStudioKey } from "@portico/content-runtime/studio";
import type { SectionId } from "../../components/sections.tsx";
import type { LazyScreen } from "./lazyScreen.ts";

/** One screen: its address, how its code comes, and what the document is called there. */
export type StudioRoute = {
  path: string;
  screen: LazyScreen;
  title: BareStudioKey;
  /** The section that is marked in the menu; none for screens without one. */
  section?: SectionId;
  /** For everybody: needs no session. */
  open?: boolean;
};
