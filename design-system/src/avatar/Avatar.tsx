import { type ReactNode, useState } from "react";
import { UserIcon } from "../icons/index.ts";
import { classes } from "../internal/classes.ts";
import * as css from "./Avatar.css.ts";
import { initialsOf } from "./initials.ts";

export type AvatarProps = {
  /** Given name or names; the whole name where it has no parts. */
  firstName: string;
  lastName?: string;
  /** Address of a picture. Until it has come, and when it does not, the initials are shown. */
  image?: string;
  /** What is spoken where the name does not stand beside it. Without it the avatar is decoration. */
  label?: string;
  size?: "small" | "medium" | "large";
};

/**
 * A person, as a picture or as initials.
 *
 * @example <Inline><Avatar firstName="María José" lastName="García López" /> <Text>María José García López</Text></Inline>
 */
export function Avatar({ firstName, lastName, image, label, size = "medium" }: AvatarProps) {
  const initials = initialsOf(firstName, lastName);
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <span {...spoken} className={classes(css.avatar, css.size[size])}>
      {initials || <UserIcon size={iconSizes[size]} />}
      {image && <Picture key={image} address={image} />}
    </span>
  );
}

const iconSizes = { small: 18, medium: 22, large: 34 };

/** Lies over the initials as soon as it is there. */
function Picture({ address }: { address: string }): ReactNode {
  const [state, setState] = useState<"coming" | "there" | "missing">("coming");
  if (state === "missing") return null;
  return <img src={address} alt="" className={css.picture} data-state={state} onLoad={() => setState("there")} onError={() => setState("missing")} />;
}
