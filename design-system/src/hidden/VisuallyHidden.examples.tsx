import { Text } from "../text/index.ts";
import { LabelInContext } from "./LabelInContext.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export function AsHeading() {
  return <VisuallyHidden as="h2">Payments</VisuallyHidden>;
}

export function AllStates() {
  return (
    <>
      <AsHeading />
      <MoreContext />
      <RowControl />
    </>
  );
}

export function MoreContext() {
  return (
    <Text>
      <a href="#november">
        View<VisuallyHidden> the November bill</VisuallyHidden>
      </a>
    </Text>
  );
}

export function RowControl() {
  return (
    <Text>
      <a href="#visa">
        <LabelInContext inContext="Change, Visa ending in 4242">Change</LabelInContext>
      </a>
    </Text>
  );
}
