import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from "web-vitals";
import type { Tracked } from "./analyticsEvent.ts";

type Metric = LCPMetric | INPMetric | CLSMetric;

const measured = ({ name, value, id }: Metric): Tracked => ({
  name: "webVital",
  data: { msgCategory: "performance", vital: name, vitalValue: Math.max(0, value), vitalId: id },
});

/**
 * Calls back with the Core Web Vitals of this page load: LCP after the first interaction or when the page is hidden, CLS
 * and INP each time it is hidden with a larger value. Loaded after the first screen; the browser keeps what was before.
 */
export function measureWebVitals(report: (event: Tracked) => void): void {
  const say = (metric: Metric) => report(measured(metric));
  onLCP(say);
  onINP(say);
  onCLS(say);
}
