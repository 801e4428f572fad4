import { type ReactNode, useState } from "react";
import { UserIcon } from "../icons/index.ts";
import { classes } from "../internal/classes.ts";
import * as css from "./Avatar.css.ts";
import { initialsOf } from "./initials.ts";

export type AvatarProps = {
  /** First name or names, or the whole name if it has no parts. */
  firstName: string;
  lastName?: string;
  /** URL of a picture. The initials are shown while it loads and when it fails to load. */
  image?: string;
  /** The accessible name, for an avatar without the person's name beside it. Without it the avatar is decorative. */
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

/** Covers the initials once it has loaded. */
function Picture({ address }: { address: string }): ReactNode {
  const [state, setState] = useState<"coming" | "there" | "missing">("coming");
  if (state === "missing") return null;
  return (
    <img
      src={address}
      alt=""
      className={css.picture}
      data-state={state}
      onLoad={() => setState("there")}
      onError={() => setState("missing")}
    />
  );
}
