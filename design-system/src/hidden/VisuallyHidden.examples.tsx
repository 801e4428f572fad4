import { Text } from "../text/index.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export function MoreContext() {
  return (
    <Text>
      <a href="#november">
        View<VisuallyHidden> the November bill</VisuallyHidden>
      </a>
    </Text>
  );
}
