import { useState } from "react";
import { LiveRegion } from "../feedback/index.ts";
import { type ExampleProps, useExampleValue } from "../internal/useExampleValue.ts";
import { Stack } from "../layout/index.ts";
import { Text } from "../text/index.ts";
import { SearchField } from "./SearchField.tsx";

type Searched = ExampleProps<string> & { onSearch?: (value: string) => void };

export function SearchMessages(props: Searched) {
  const [value, onChange] = useExampleValue("", props);
  return (
    <SearchField
      label="Search messages"
      name="search"
      hint="A key, or words in English or Spanish."
      clearLabel="Clear the search"
      value={value}
      onChange={onChange}
      onSearch={props.onSearch}
    />
  );
}

const messages = ["Pay your bill", "Pay another amount", "Your payment is on its way", "Nothing is due", "Sign out"];

/** A list filtered by the field. The number of results is announced. */
export function FilteredList() {
  const [text, setText] = useState("pay");
  const found = messages.filter((message) => message.toLowerCase().includes(text.toLowerCase()));
  const count = `${found.length} of ${messages.length} messages`;
  return (
    <Stack>
      <SearchField
        label="Find a message"
        name="filter"
        clearLabel="Show all messages"
        value={text}
        onChange={setText}
      />
      <Text size="small" tone="quiet">
        {count}
      </Text>
      <LiveRegion urgency="polite" message={count} />
      <Stack as="ul" gap="xsmall">
        {found.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </Stack>
    </Stack>
  );
}

export function AllStates() {
  return (
    <Stack gap="xlarge">
      <SearchMessages />
      <FilteredList />
    </Stack>
  );
}
