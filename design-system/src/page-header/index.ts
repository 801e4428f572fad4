export { BackLink, type BackLinkProps } from "./BackLink.tsx";
export { PageHeader, type PageHeaderProps, pageTitleId } from "./PageHeader.tsx";
