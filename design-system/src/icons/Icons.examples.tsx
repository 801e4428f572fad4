import { Grid, Inline } from "../layout/index.ts";
import { Text } from "../text/index.ts";
import * as others from "./icons.tsx";
import { IconTile } from "./IconTile.tsx";
import * as navigation from "./navigationIcons.tsx";
import * as services from "./serviceIcons.tsx";
import * as status from "./statusIcons.tsx";
import * as steps from "./stepIcons.tsx";

const icons = { ...status, ...navigation, ...services, ...steps, ...others };

/** Every icon with its name, in alphabetical order. */
export function AllStates() {
  return (
    <Grid min="small">
      {Object.entries(icons)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, Icon]) => (
          <Inline key={name}>
            <Icon />
            <Text size="small">{name}</Text>
          </Inline>
        ))}
    </Grid>
  );
}

export function Sizes() {
  return (
    <Inline gap="medium">
      <icons.WifiIcon size={16} />
      <icons.WifiIcon size={20} />
      <icons.WifiIcon />
      <icons.WifiIcon size={32} />
    </Inline>
  );
}

export function OnATile() {
  return (
    <IconTile>
      <icons.WifiIcon size={22} />
    </IconTile>
  );
}
