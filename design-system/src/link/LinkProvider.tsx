import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, type Ref, useContext } from "react";

/** What a link component must take: an anchor's own attributes. */
export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
};

type LinkComponent = ComponentType<LinkComponentProps> | "a";

const LinkContext = createContext<LinkComponent>("a");

export type LinkProviderProps = { component: LinkComponent; children?: ReactNode };

/**
 * Tells every link below how to navigate: give the router's link, wrapped so that it takes `href`.
 *
 * @example <LinkProvider component={RouterLink}><App /></LinkProvider>
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The component that links render: a plain anchor outside any provider. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext);
}
