import { Stack } from "../layout/index.ts";
import { DateText, Money } from "../money/index.ts";
import { Text } from "../text/index.ts";
import { LocaleProvider } from "./LocaleProvider.tsx";

export function English() {
  return (
    <LocaleProvider locale="en-US">
      <Text>
        <Money cents={124817} />, <DateText date="2026-12-05" format="long" />
      </Text>
    </LocaleProvider>
  );
}

export function Spanish() {
  return (
    <LocaleProvider locale="es-US">
      <Text lang="es">
        <Money cents={124817} />, <DateText date="2026-12-05" format="long" />
      </Text>
    </LocaleProvider>
  );
}

export function AllStates() {
  return (
    <Stack>
      <English />
      <Spanish />
    </Stack>
  );
}
