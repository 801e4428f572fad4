import { previewBase } from "@portico/content-runtime/preview/protocol";
import { useState } from "react";
import type { PageView } from "../../../components/pageView.ts";
import { type FrameAddress, useFrameAddress } from "./frameAddress.ts";

type Opened = Pick<PageView, "site" | "person" | "changeSet" | "page"> & {
  src: string;
  opening: number;
  /** Where the page went by itself since. */
  at: string;
};

export type FrameSource = {
  src: string;
  /** Each opening of a page has another one. */
  name: string;
  /** The page went to another address by itself: whoever looks at it stays in it. */
  follow: (page: string) => void;
};

/** Address of the page that shows a view. */
export const previewAddress = ({ site, person, changeSet, page, locale }: PageView): string =>
  previewBase({ site, person, changeSet: changeSet === null ? null : String(changeSet), locale }) + page;

function opened(view: PageView, opening: number, frameAddress: FrameAddress): Opened {
  const { site, person, changeSet, page } = view;
  return { site, person, changeSet, page, at: page, opening, src: frameAddress(previewAddress(view)) };
}

/** Where a frame gets its page from. Another language is spoken by the page that is there, so it is no other page. */
export function useFrameSource(view: PageView): FrameSource {
  const frameAddress = useFrameAddress();
  const [kept, setKept] = useState(() => opened(view, 0, frameAddress));
  const sameKind = (["site", "person", "changeSet"] as const).every((part) => kept[part] === view[part]);
  const now = nowOf(kept, view, sameKind) ?? opened(view, kept.opening + 1, frameAddress);
  if (now !== kept) setKept(now);
  return { src: now.src, name: `${now.opening} ${now.src}`, follow: (at) => setKept({ ...now, at }) };
}

/** The page that is open, where it is the one that is wanted; the address of the Studio may come after the page's own by a moment. */
function nowOf(kept: Opened, { page }: PageView, sameKind: boolean): Opened | undefined {
  if (!sameKind) return undefined;
  if (page === kept.page) return kept;
  return page === kept.at ? { ...kept, page } : undefined;
}
