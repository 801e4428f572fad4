import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { ServiceArea } from "../model/outages.api.ts";

/** The plane on which areas are drawn. */
const plane = { width: 1000, height: 700 } as const;

/** Which part of the plane is shown: its centre, and how many times it is enlarged. */
export type MapView = { x: number; y: number; zoom: number };

const whole: MapView = { x: plane.width / 2, y: plane.height / 2, zoom: 1 };
const MOST_ZOOM = 4;
const STEP = 60;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Keeps the view on the plane. */
function within({ x, y, zoom }: MapView): MapView {
  const scale = clamp(zoom, 1, MOST_ZOOM);
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

/** Zoom and position of the map, by pointer and by keyboard. */
export function useMapView() {
  const [view, setView] = useState(whole);
  const dragged = useRef<{ x: number; y: number } | null>(null);
  const move = (x: number, y: number) =>
    setView((before) => within({ ...before, x: before.x + x / before.zoom, y: before.y + y / before.zoom }));
  const zoomBy = (factor: number) => setView((before) => within({ ...before, zoom: before.zoom * factor }));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = moves[event.key];
    if (step) move(...step);
    else if (event.key === "+" || event.key === "=") zoomBy(1.5);
    else if (event.key === "-") zoomBy(1 / 1.5);
    else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent) => {
    dragged.current = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = dragged.current;
    if (!from) return;
    const scale = plane.width / event.currentTarget.clientWidth;
    move((from.x - event.clientX) * scale, (from.y - event.clientY) * scale);
    dragged.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerUp = () => void (dragged.current = null);
  return {
    view,
    zoomIn: () => zoomBy(1.5),
    zoomOut: () => zoomBy(1 / 1.5),
    reset: () => setView(whole),
    show: (area: Pick<ServiceArea, "shape">) => setView(within({ ...centreOf(area), zoom: 2.2 })),
    handlers: { onKeyDown, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}

/** The part of the plane that a view shows, for `viewBox`. */
export function viewBoxOf({ x, y, zoom }: MapView): string {
  const [width, height] = [plane.width / zoom, plane.height / zoom];
  return [x - width / 2, y - height / 2, width, height].map((value) => Math.round(value)).join(" ");
}
