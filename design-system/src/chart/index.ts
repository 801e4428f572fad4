export type { BridgeStep } from "./bridge.ts";
export { BarTrend, type BarTrendProps, type TrendBar } from "./BarTrend.tsx";
export type { ChartLabels } from "./ChartFrame.tsx";
export { Waterfall, type WaterfallProps, type WaterfallTotal } from "./Waterfall.tsx";
