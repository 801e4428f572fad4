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
  /** A picture of a page is none to go into: neither with the keyboard nor with a screen reader. */
  picture?: boolean;
};

/** A page in a window of its own, drawn as small as the room for it asks. */
export function FrameWindow({ frame: { id, hold, onLoad }, src, title, width, picture = false }: FrameWindowProps) {
  const roomRef = useRef<HTMLDivElement>(null);
  const scale = useScale(roomRef, windowWidth[width]);
  const style = { inlineSize: `${scale.width}px`, blockSize: `${scale.height}px`, transform: `scale(${scale.factor})` };
  return (
    <div ref={roomRef} className={css.room} inert={picture}>
      <iframe key={id} ref={hold} title={title} src={src} className={css.page} style={style} onLoad={onLoad} />
    </div>
  );
}
