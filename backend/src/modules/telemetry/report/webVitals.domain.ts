/**
 * Core Web Vitals with the bounds that their definition gives: up to `good` a visit is good, above `poor` it is poor.
 * LCP (time until the largest content is painted) and INP (time until the page answers an interaction) in ms, CLS
 * (how far content jumps) without a unit. `max`: a larger value is a made-up one, or a sleeping device's.
 */
export const webVitals = {
  LCP: { good: 2_500, poor: 4_000, max: 600_000 },
  INP: { good: 200, poor: 500, max: 600_000 },
  CLS: { good: 0.1, poor: 0.25, max: 1_000 },
} as const;

export type WebVital = keyof typeof webVitals;
