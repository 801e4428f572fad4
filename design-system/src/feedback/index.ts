export { EmptyState, type EmptyStateProps } from "./EmptyState.tsx";
export { LiveRegion, type LiveRegionProps } from "./LiveRegion.tsx";
export { Skeleton, SkeletonGroup, type SkeletonGroupProps, type SkeletonProps } from "./Skeleton.tsx";
export { Spinner, type SpinnerProps } from "./Spinner.tsx";
