import { type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from "react";
import type { ServiceArea } from "../model/outages.api.ts";

/** The plane on which areas are drawn. */
const plane = { width: 1000, height: 700 } as const;

/** Which part of the plane is shown: its centre, and how many times it is enlarged. */
export type MapView = { x: number; y: number; zoom: number };

const whole: MapView = { x: plane.width / 2, y: plane.height / 2, zoom: 1 };
const MAX_ZOOM = 4;
const STEP = 60;

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Keeps the view on the plane. */
function within({ x, y, zoom }: MapView): MapView {
  const scale = clamp(zoom, 1, MAX_ZOOM);
  const [halfWidth, halfHeight] = [plane.width / 2 / scale, plane.height / 2 / scale];
  return {
    x: clamp(x, halfWidth, plane.width - halfWidth),
    y: clamp(y, halfHeight, plane.height - halfHeight),
    zoom: scale,
  };
}

/** The centre of an area's outline. */
export function centreOf({ shape }: Pick<ServiceArea, "shape">): { x: number; y: number } {
  const sum = (axis: 0 | 1) => shape.reduce((total, corner) => total + (corner[axis] ?? 0), 0);
  return { x: sum(0) / shape.length, y: sum(1) / shape.length };
}

const moves: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** A place in the frame, from 0 to 1 on each axis. */
type MapPoint = { x: number; y: number };

/** Enlarges so that what was drawn at `from` is drawn at `to`, unless the edge of the plane is reached. */
function moved(before: MapView, from: MapPoint, to: MapPoint, factor = 1): MapView {
  const zoom = clamp(before.zoom * factor, 1, MAX_ZOOM);
  return within({
    x: before.x + ((from.x - 0.5) / before.zoom - (to.x - 0.5) / zoom) * plane.width,
    y: before.y + ((from.y - 0.5) / before.zoom - (to.y - 0.5) / zoom) * plane.height,
    zoom,
  });
}

const middle: MapPoint = { x: 0.5, y: 0.5 };

/** Names the area that a part of the drawing belongs to. */
export const areaAttribute = "data-area";

type Pointer = { clientX: number; clientY: number };

function placeIn(frame: Element, { clientX, clientY }: Pointer): MapPoint {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

const placeOf = ({ clientX, clientY }: Pointer): Pointer => ({ clientX, clientY });

const between = (one: Pointer, other: Pointer): Pointer => ({
  clientX: (one.clientX + other.clientX) / 2,
  clientY: (one.clientY + other.clientY) / 2,
});
const distance = (one: Pointer, other: Pointer) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

/** How much one pixel of a wheel enlarges; a pinch on a touchpad has few pixels, a notch of a wheel about a hundred. */
const WHEEL = 0.005;
const LINE_HEIGHT = 16;

/**
 * Listeners that have to be able to stop the browser. The wheel scrolls the page unless Ctrl or ⌘ is held, as it is for a
 * pinch on a touchpad; a touch with one finger scrolls the page as the style allows, and two fingers never do.
 */
function gesturesOn(frame: HTMLElement, setView: (change: (before: MapView) => MapView) => void): () => void {
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE_HEIGHT;
    const factor = clamp(Math.exp(-pixels * WHEEL), 0.5, 2);
    const place = placeIn(frame, event);
    setView((before) => moved(before, place, place, factor));
  };
  const onTouch = (event: TouchEvent) => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  };
  const active = { passive: false };
  frame.addEventListener("wheel", onWheel, active);
  frame.addEventListener("touchstart", onTouch, active);
  frame.addEventListener("touchmove", onTouch, active);
  return () => {
    frame.removeEventListener("wheel", onWheel);
    frame.removeEventListener("touchstart", onTouch);
    frame.removeEventListener("touchmove", onTouch);
  };
}

/** A press that moves further than this is a drag; CSS pixels. */
const STILL = 6;
/** How many times an area is enlarged that is pressed. */
const AREA_ZOOM = 2.2;

/** Zoom and position of the map, by pointers and by keyboard. */
export function useMapView(areas: readonly ServiceArea[]) {
  const [view, setView] = useState(whole);
  const pointers = useRef(new Map<number, Pointer>());
  /** Where a press began, and the area there; none while there is another finger, and after the press. */
  const press = useRef<(Pointer & { areaId: string | null | undefined }) | null>(null);
  const frame = useCallback((node: HTMLElement | null) => (node ? gesturesOn(node, setView) : undefined), []);
  const move = (x: number, y: number) =>
    setView((before) => within({ ...before, x: before.x + x / before.zoom, y: before.y + y / before.zoom }));
  const zoomBy = (factor: number) => setView((before) => moved(before, middle, middle, factor));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = moves[event.key];
    if (step) move(...step);
    else if (event.key === "+" || event.key === "=") zoomBy(1.5);
    else if (event.key === "-") zoomBy(1 / 1.5);
    else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    pointers.current.set(event.pointerId, placeOf(event));
    const area = (event.target as Element).closest(`[${areaAttribute}]`);
    press.current = pointers.current.size > 1 ? null : { ...placeOf(event), areaId: area?.getAttribute(areaAttribute) };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const [now, target] = [placeOf(event), event.currentTarget];
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    const from = placeIn(target, other ? between(before, other) : before);
    const to = placeIn(target, other ? between(now, other) : now);
    const factor = other ? distance(now, other) / Math.max(1, distance(before, other)) : 1;
    setView((current) => moved(current, from, to, factor));
    pointers.current.set(event.pointerId, now);
  };
  const onPointerEnd = (event: PointerEvent) => {
    press.current = null;
    pointers.current.delete(event.pointerId);
  };
  /** An area that is pressed, without a drag, is enlarged and moved to the middle. */
  const onPointerUp = (event: PointerEvent) => {
    const began = press.current;
    onPointerEnd(event);
    const area = areas.find(({ id }) => id === began?.areaId);
    if (!began || !area || distance(began, event) > STILL) return;
    setView((before) => within({ ...centreOf(area), zoom: Math.max(before.zoom, AREA_ZOOM) }));
  };
  return {
    view,
    frame,
    zoomIn: () => zoomBy(1.5),
    zoomOut: () => zoomBy(1 / 1.5),
    handlers: {
      onKeyDown,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerEnd,
      onLostPointerCapture: onPointerEnd,
    },
  };
}

/** The part of the plane that a view shows, for `viewBox`. */
export function viewBoxOf({ x, y, zoom }: MapView): string {
  const [width, height] = [plane.width / zoom, plane.height / zoom];
  return [x - width / 2, y - height / 2, width, height].map((value) => Math.round(value)).join(" ");
}
