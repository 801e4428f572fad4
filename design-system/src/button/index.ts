export { Actions, type ActionsProps } from "./Actions.tsx";
export { Button, type ButtonProps } from "./Button.tsx";
export { ButtonLink, type ButtonLinkProps } from "./ButtonLink.tsx";
export { IconButton, type IconButtonProps } from "./IconButton.tsx";
export { PopupButton, type PopupButtonVariant, type PopupButtonProps } from "./PopupButton.tsx";
export { StickyActions, type StickyActionsProps } from "./StickyActions.tsx";
