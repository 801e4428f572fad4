import { useCopy } from "@portico/content-runtime/react";
import { IconButton } from "@portico/design-system/button";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useId } from "react";
import type { OutageMap, ServiceArea } from "../model/outages.api.ts";
import { markOfArea } from "../model/outages.rules.ts";
import * as css from "./AreaMap.css.ts";
import { areaAttribute, centreOf, type useMapView, viewBoxOf } from "./useMapView.ts";

type State = keyof typeof css.shape;

/** A shape for each state: a cross, a triangle, a square, a ring, a disc; nothing where nothing is known. */
const marks: Record<State, string> = {
  CRITICAL: "M-9-13 0-4 9-13 13-9 4 0 13 9 9 13 0 4-9 13-13 9-4 0-13-9Z",
  ACTIVE: "M0-12 14 12-14 12Z",
  INFORMATION: "M-11-11h22v22h-22Z",
  PLANNED: "M-13 0a13 13 0 1 1 26 0a13 13 0 1 1-26 0Zm6 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z",
  ENDED: "M-12 0a12 12 0 1 1 24 0a12 12 0 1 1-24 0Z",
  NONE: "",
};
const legend = ["CRITICAL", "ACTIVE", "INFORMATION", "PLANNED", "ENDED"] as const;

type AreaMapProps = {
  map: OutageMap;
  /** The customer's own area. */
  ownAreaId: string | null;
  view: ReturnType<typeof useMapView>;
};

/** The areas as a drawing that can be moved and enlarged. It says nothing that the list does not say. */
export function AreaMap({ map, ownAreaId, view: { frame, handlers, view, ...zoom } }: AreaMapProps) {
  const t = useCopy();
  const keys = useId();
  const states = map.areas.map((area) => markOfArea(map.outages, area));
  return (
    <Stack gap="small">
      <div
        ref={frame}
        className={css.frame[view.zoom > 1 ? "enlarged" : "whole"]}
        tabIndex={0}
        role="group"
        aria-label={t("outages.map")}
        aria-describedby={keys}
        {...handlers}
      >
        <svg viewBox={viewBoxOf(view)} className={css.map} aria-hidden="true">
          {map.areas.map((area) => (
            <Area key={area.id} area={area} state={markOfArea(map.outages, area)} />
          ))}
          {map.areas
            .filter(({ id }) => id === ownAreaId)
            .map((area) => (
              <OwnArea key={area.id} area={area} />
            ))}
        </svg>
      </div>
      <span id={keys} hidden>
        {t("outages.map.keys")}
      </span>
      <Inline gap="small" justify="between" align="start" wrap={false}>
        <div className={css.legend}>
          {legend
            .filter((state) => states.includes(state))
            .map((state) => (
              <Inline key={state} gap="xsmall" wrap={false}>
                <svg viewBox="-14 -14 28 28" className={css.legendMark} aria-hidden="true">
                  <path d={marks[state]} fillRule="evenodd" className={css.mark[state]} />
                </svg>
                <Text size="small">{t("outages.map.legend", { state })}</Text>
              </Inline>
            ))}
        </div>
        <div className={css.zoom}>
          <IconButton label={t("outages.map.out")} icon={<Sign drawing="M5 12h14" />} onPress={zoom.zoomOut} />
          <IconButton label={t("outages.map.in")} icon={<Sign drawing="M5 12h14M12 5v14" />} onPress={zoom.zoomIn} />
        </div>
      </Inline>
    </Stack>
  );
}

/** A minus, or a plus. */
function Sign({ drawing }: { drawing: string }) {
  return (
    <svg viewBox="0 0 24 24" className={css.sign} aria-hidden="true">
      <path d={drawing} />
    </svg>
  );
}

const points = ({ shape }: ServiceArea) => shape.map((corner) => corner.join(",")).join(" ");

/** Height of a line; em. */
const LINE = 1.12;

/** A proper name, one word a line: areas are narrow on a phone. */
function Name({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <text x={x} y={y} className={css.name}>
      {children.split(" ").map((word, line) => (
        <tspan key={word} x={x} dy={line === 0 ? 0 : `${LINE}em`}>
          {word}
        </tspan>
      ))}
    </text>
  );
}

function Area({ area, state }: { area: ServiceArea; state: State }) {
  const { x, y } = centreOf(area);
  return (
    <g {...{ [areaAttribute]: area.id }}>
      <polygon points={points(area)} className={css.shape[state]} />
      {state !== "NONE" && (
        <path
          d={marks[state]}
          fillRule="evenodd"
          transform={`translate(${x} ${y - 50}) scale(1.5)`}
          className={css.mark[state]}
        />
      )}
      <Name x={x} y={y + 6}>
        {area.name}
      </Name>
    </g>
  );
}

function OwnArea({ area }: { area: ServiceArea }) {
  const t = useCopy();
  const { x, y } = centreOf(area);
  return (
    <g>
      <polygon points={points(area)} className={css.here} pointerEvents="none" />
      <text
        x={x}
        y={y + 6}
        dy={`${area.name.split(" ").length * LINE}em`}
        className={css.hereName}
        pointerEvents="none"
      >
        {t("outages.map.here")}
      </text>
    </g>
  );
}
