import { previewBase } from "@portico/content-runtime/preview/protocol";
import { createContext, useContext, useState } from "react";
import type { PageView } from "../../../components/pageView.ts";

/** Maps a preview's URL to the page's URL; stories and tests provide their own. */
export type FrameAddress = (address: string) => string;

const FrameAddressContext = createContext<FrameAddress>((address) => address);

export const FrameAddressProvider = FrameAddressContext.Provider;
export const useFrameAddress = (): FrameAddress => useContext(FrameAddressContext);

type Opened = Pick<PageView, "site" | "person" | "changeSet" | "page"> & {
  src: string;
  opening: number;
  /** The page's current URL after navigation. */
  at: string;
};

export type FrameSource = {
  src: string;
  /** Unique per opening of a page. */
  name: string;
  /** The page navigated: updates the URL without reloading the iframe. */
  follow: (page: string) => void;
};

/** URL of the preview page of a view. */
export const previewAddress = ({ site, person, changeSet, page, locale }: PageView): string =>
  previewBase({ site, person, changeSet: changeSet === null ? null : String(changeSet), locale }) + page;

function opened(view: PageView, opening: number, frameAddress: FrameAddress): Opened {
  const { site, person, changeSet, page } = view;
  return { site, person, changeSet, page, at: page, opening, src: frameAddress(previewAddress(view)) };
}

/** The iframe's source. Switching language does not reload: the open page switches by itself. */
export function useFrameSource(view: PageView): FrameSource {
  const frameAddress = useFrameAddress();
  const [kept, setKept] = useState(() => opened(view, 0, frameAddress));
  const sameKind = (["site", "person", "changeSet"] as const).every((part) => kept[part] === view[part]);
  const now = nowOf(kept, view, sameKind) ?? opened(view, kept.opening + 1, frameAddress);
  if (now !== kept) setKept(now);
  return { src: now.src, name: `${now.opening} ${now.src}`, follow: (at) => setKept({ ...now, at }) };
}

/** Returns the open page when it is the requested one; the Studio's URL may lag behind the page's own navigation. */
function nowOf(kept: Opened, { page }: PageView, sameKind: boolean): Opened | undefined {
  if (!sameKind) return undefined;
  if (page === kept.page) return kept;
  return page === kept.at ? { ...kept, page } : undefined;
}
