export type { BridgeStep } from "./bridge.ts";
export { BarList, type BarListProps, type ListedBar } from "./BarList.tsx";
export { BarTrend, type BarTrendProps, type TrendBar } from "./BarTrend.tsx";
export type { ChartLabels } from "./ChartFrame.tsx";
export { Waterfall, type WaterfallProps, type WaterfallTotal } from "./Waterfall.tsx";
