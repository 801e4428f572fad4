export { Link, type LinkProps } from "./Link.tsx";
export { LinkButton, type LinkButtonProps } from "./LinkButton.tsx";
export { LinkProvider, type LinkComponentProps, type LinkProviderProps, useLinkComponent } from "./LinkProvider.tsx";
