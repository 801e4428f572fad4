import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from "react";

/** The props that a link component must accept: the attributes of an anchor. */
export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
};

type LinkComponent = ComponentType<LinkComponentProps> | "a";

const LinkContext = createContext<LinkComponent>("a");

export type LinkProviderProps = { component: LinkComponent; children?: ReactNode };

/**
 * Sets the link component for every link below it: pass the router's link, wrapped so that it accepts `href`.
 *
 * @example <LinkProvider component={RouterLink}><App /></LinkProvider>
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The component that links render; a plain anchor outside a provider. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext);
}
