import { Text } from "../text/index.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export function AsHeading() {
  return <VisuallyHidden as="h2">Payments</VisuallyHidden>;
}

export function AllStates() {
  return (
    <>
      <AsHeading />
      <MoreContext />
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
