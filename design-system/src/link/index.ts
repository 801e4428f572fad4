export { Link, type LinkProps } from "./Link.tsx";
export { LinkProvider, type LinkComponentProps, type LinkProviderProps, useLinkComponent } from "./LinkProvider.tsx";
