import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";
import { TextField } from "@portico/design-system/field";
import { Heading, Text } from "@portico/design-system/text";
import type { ReactNode } from "react";
import type { Look } from "./look.ts";

export type ShownProps = { look: Look; words: ReactNode; text: string; name: string };

/** The words in the component that customers meet them in. It is a picture of one: nothing in it can be reached. */
export function Shown({ look, words, text, name }: ShownProps) {
  const t = useCopy();
  switch (look) {
    case "heading":
      return (
        <Heading level={3} size={1}>
          {words}
        </Heading>
      );
    case "button":
      return <Button>{words}</Button>;
    case "alert":
      return (
        <Alert tone="attention" toneLabel={t("studio.shell.tone.attention")}>
          {words}
        </Alert>
      );
    case "field":
      return <TextField label={text} name={`preview-${name}`} value="" onChange={() => undefined} />;
    case "paragraph":
      return <Text as="div">{words}</Text>;
  }
}
