import { Grid, Inline, Stack } from "../layout/index.ts";
import { Text } from "../text/index.ts";
import { type ColorRole, vars } from "./index.ts";
import { colorRoles } from "./roles.ts";

function Swatch({ role }: { role: ColorRole }) {
  const look = {
    background: vars.color[role],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.small,
    inlineSize: "3rem",
    blockSize: "2rem",
  };
  return (
    <Inline>
      <span style={look} />
      <Text size="small">{role}</Text>
    </Inline>
  );
}

/** Every colour by its role, in the theme of the page. */
export function Colors() {
  return (
    <Grid min="small">
      {colorRoles.map((role) => (
        <Swatch key={role} role={role} />
      ))}
    </Grid>
  );
}

export function Spaces() {
  return (
    <Stack gap="small">
      {Object.entries(vars.space).map(([name, space]) => (
        <Inline key={name}>
          <span style={{ background: vars.color.brand, inlineSize: space, blockSize: "1rem" }} />
          <Text size="small">
            {name}, {space}
          </Text>
        </Inline>
      ))}
    </Stack>
  );
}

export function Sizes() {
  return (
    <Stack>
      {Object.entries(vars.text).map(([name, fontSize]) => (
        <span key={name} style={{ fontSize, lineHeight: 1.2 }}>
          {name}
        </span>
      ))}
    </Stack>
  );
}

export function AllStates() {
  return (
    <Stack gap="xlarge">
      <Colors />
      <Sizes />
      <Spaces />
    </Stack>
  );
}
