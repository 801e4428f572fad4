import { Inline, Stack } from "../layout/index.ts";
import { Text } from "../text/index.ts";
import { Avatar } from "./Avatar.tsx";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#46565c"/><circle cx="20" cy="16" r="7" fill="#f5f3ee"/><path d="M6 40a14 14 0 0 1 28 0" fill="#f5f3ee"/></svg>`;
const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

/** The name is beside it, so the avatar is not announced. */
export function BesideAName() {
  return (
    <Inline gap="small">
      <Avatar firstName="María José" lastName="García López" />
      <Text weight="strong">María José García López</Text>
    </Inline>
  );
}

/** Other editors of a message: no visible names, so each avatar is announced. */
export function WhoElseIsHere() {
  return (
    <Inline gap="xsmall" as="ul">
      {[
        ["Dana", "Rivera"],
        ["Juan", "de la Cruz"],
        ["Wei", "Chen"],
      ].map(([firstName = "", lastName = ""]) => (
        <li key={lastName}>
          <Avatar
            firstName={firstName}
            lastName={lastName}
            label={`${firstName} ${lastName} is editing`}
            size="small"
          />
        </li>
      ))}
    </Inline>
  );
}

export function WithPicture({ image = picture }: { image?: string } = {}) {
  return <Avatar firstName="Dana" lastName="Rivera" label="Dana Rivera" image={image} size="large" />;
}

/** The picture fails to load: the initials stay. */
export function PictureMissing() {
  return <WithPicture image="data:image/png;base64,AAAA" />;
}

export function WithoutAName() {
  return <Avatar firstName="" label="Somebody without a name" />;
}

export function AllStates() {
  return (
    <Stack>
      <BesideAName />
      <WhoElseIsHere />
      <WithPicture />
      <PictureMissing />
      <WithoutAName />
    </Stack>
  );
}
