import { Text } from "@portico/design-system/text";

/** A longer text of the catalogue; an empty line in it parts paragraphs. They are as far apart as the `Stack` around them says. */
export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph) => <Text key={paragraph}>{paragraph}</Text>);
}
