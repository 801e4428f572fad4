import { useRef } from "react";
import type { FrameWidth } from "../../../components/pageView.ts";
import * as css from "./frame.css.ts";
import type { PageFrame } from "./usePageFrame.ts";
import { useScale, windowWidth } from "./useScale.ts";

export type FrameWindowProps = {
  frame: PageFrame;
  src: string;
  /** Names the frame: which page, as whom. */
  title: string;
  /** How wide the page's own window is. */
  width: FrameWidth;
  /**
   * A picture of a page is none to go into: neither with the keyboard nor with a screen reader. It is as high as the page, so that what
   * sticks to its edges covers nothing; what has no room is cut off.
   */
  picture?: boolean;
};

/** Of a page that grows with its window: it would never end. CSS pixels. */
const mostHeight = 8_000;

/** A page in a window of its own, drawn as small as the room for it asks. */
export function FrameWindow({ frame: { id, height, hold, onLoad }, src, title, width, picture = false }: FrameWindowProps) {
  const roomRef = useRef<HTMLDivElement>(null);
  const scale = useScale(roomRef, windowWidth[width]);
  const blockSize = picture ? Math.min(Math.max(scale.height, height), mostHeight) : scale.height;
  const style = { inlineSize: `${scale.width}px`, blockSize: `${blockSize}px`, transform: `scale(${scale.factor})` };
  return (
    <div ref={roomRef} className={css.room} inert={picture}>
      <iframe key={id} ref={hold} title={title} src={src} className={css.page} style={style} onLoad={onLoad} />
    </div>
  );
}
