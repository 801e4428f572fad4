export type { PageTarget } from "./PageItem.tsx";
export { Pagination, type PageSize, type PaginationProps } from "./Pagination.tsx";
