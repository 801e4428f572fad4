export { PageHeader, type PageHeaderProps, pageTitleId } from "./PageHeader.tsx";
